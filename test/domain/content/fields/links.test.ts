import { embedProblem } from '../../../../subgraphs/content/fields/embeds.js';
import { linkProblem } from '../../../../subgraphs/content/fields/link.js';

test.each([
  'https://example.com', 'http://example.com/a b?c=d e', 'HTTPS://EXAMPLE.COM', 'https://xn--e1afmkfd.example/', 'https://пример.example/путь', 'https://example.com:8443/x', 'mailto:shop@example.com?subject=Hello', 'tel:+390612345678', '/', '/sale?x=1#top', '/javascript:alert(1)', '#', '#sizes', '#javascript:alert(1)',
])('%j is a link', (text) => { expect(linkProblem(text)).toBeUndefined(); });

const SCHEME = 'must begin with https, http, mailto, tel, / or #';
const ADDRESS = 'must be an address such as https://example.com, a path of the site that begins with /, or a # of the page';
const CONTROLS = 'must not contain control or broken characters';
const PATH = 'must be a path of the site, or an address with https';

test.each([
  ['javascript:alert(1)', SCHEME], ['JaVaScRiPt:alert(1)', SCHEME], ['javascript://example.com/%0aalert(1)', SCHEME], ['data:text/html,x', SCHEME], ['vbscript:x', SCHEME], ['file:///etc/passwd', SCHEME], ['blob:https://example.com/x', SCHEME], ['about:blank', SCHEME], ['view-source:https://example.com', SCHEME], ['ftp://example.com', SCHEME], ['ws://example.com', SCHEME],
  ['java\tscript:alert(1)', CONTROLS], ['java\nscript:alert(1)', CONTROLS], ['\u0001javascript:alert(1)', CONTROLS], ['java\0script:alert(1)', CONTROLS], ['https://example.com/\ud800', CONTROLS], ['\u0085javascript:alert(1)', CONTROLS],
  [' javascript:alert(1)', 'must not begin or end with a space'], ['\u00a0https://example.com', 'must not begin or end with a space'], ['https://example.com ', 'must not begin or end with a space'],
  ['java script:alert(1)', ADDRESS], ['java\u200bscript:alert(1)', ADDRESS], ['&#106;avascript:alert(1)', ADDRESS], ['%6aavascript:alert(1)', ADDRESS], ['ｊavascript:alert(1)', ADDRESS], ['javascript%3Aalert(1)', ADDRESS], ['https ://example.com', ADDRESS], ['sale', ADDRESS], ['?x', ADDRESS], ['', ADDRESS], ['www.example.com', ADDRESS], ['http://', ADDRESS], ['https://a b/', ADDRESS],
  ['//evil.example', PATH], ['/\\evil.example', PATH], ['///evil.example', PATH], ['/\\/evil.example', PATH],
  ['https://user@example.com', 'must not contain a user name or password'], ['https://user:secret@example.com', 'must not contain a user name or password'],
  ['https:evil.example', 'must have // behind https:'], ['HTTP:/evil.example', 'must have // behind http:'],
  ['mailto:', 'must name whom to write to or call'], ['tel:', 'must name whom to write to or call'],
  [`/${'x'.repeat(2000)}`, 'must have at most 2000 characters'], [7, 'must be a text'], [null, 'must be a text'],
])('%j is none', (text, problem) => { expect(linkProblem(text)).toBe(problem); });

test.each([
  'https://www.youtube.com/watch?v=abc', 'https://m.youtube.com/shorts/abc', 'https://youtu.be/abc', 'https://www.youtube-nocookie.com/embed/abc', 'https://player.vimeo.com/video/1', 'https://vimeo.com/1', 'https://www.google.com/maps/embed?pb=1', 'https://maps.google.com/maps?q=Rome',
  'https://open.spotify.com/track/1', 'https://w.soundcloud.com/player', 'https://www.instagram.com/p/abc/', 'https://www.tiktok.com/@shop/video/1', 'https://www.facebook.com/shop/videos/1', 'https://www.pinterest.com/pin/1', 'https://YOUTUBE.com:443/embed/a',
])('%s is embedded', (text) => { expect(embedProblem(text)).toBeUndefined(); });

const HOST = 'must be an address of YouTube, Vimeo, Google Maps, Spotify, SoundCloud, Instagram, TikTok, Facebook, Pinterest';

test.each([
  ['https://youtube.com.evil.example/embed', HOST], ['https://notyoutube.com/embed', HOST], ['https://evil.example/youtube.com', HOST], ['https://evil.example#youtube.com', HOST], ['https://youtube.com./embed', HOST], ['https://youtubе.com/embed', HOST], ['https://www.google.com/url?q=x', HOST], ['https://www.google.com/mapsx', HOST], ['https://spotify.com/track', HOST], ['https://2130706433/', HOST],
  ['http://www.youtube.com/embed/a', 'must be an https address'], ['/embed', 'must be an https address'], ['mailto:a@youtube.com', 'must be an https address'], ['https://youtube.com:8443/a', 'must not name a port'],
  ['https://youtube.com@evil.example/', 'must not contain a user name or password'], ['https://a:b@youtube.com/', 'must not contain a user name or password'], ['javascript:youtube.com', SCHEME], [{}, 'must be a text'],
])('%j is not', (text, problem) => { expect(embedProblem(text)).toBe(problem); });
