import { cleanHtml } from '#kernel/clean-html.js';

test.each([
  ['Plain & "text"', 'Plain & "text"', false],
  ['1 < 2 and x="y"', '1 &lt; 2 and x="y"', false],
  ['<p dir="ltr">a<br>b</p>', '<p dir="ltr">a<br />b</p>', false],
  ['<a href="https://a.example/?a=1&b=%22" title="">a</a>', '<a href="https://a.example/?a=1&amp;b=%22">a</a>', false],
  ['<p>open', '<p>open</p>', false],
  ['<p class="x">a</p>', '<p>a</p>', true],
  ['<a href="javascript:x()">a</a>', '<a>a</a>', true],
  ['<p>a<script>b</script></p>', '<p>a</p>', true],
  ['<p title="<b>">a</p>', '<p>a</p>', true],
  ['<!-- a -->', undefined, true],
  ['<style>a</style>', undefined, true],
])('%j is %j, cut: %j', (html, clean, isCut) => {
  expect(cleanHtml(html)).toEqual({ html: clean, isCut });
});
