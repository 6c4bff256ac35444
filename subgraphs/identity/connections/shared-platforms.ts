/**
 * Platforms for shops and sites that give each customer a name below their own domain, where the list of public suffixes does not have them (`tldts`, asked first): what is below them
 * belongs to somebody else each time (document 3, I, Origin).
 */
export const SHARED_PLATFORMS: ReadonlySet<string> = new Set([
  // shops
  '3dcartstores.com', 'bigcartel.com', 'cafe24.com', 'cartpanda.com', 'company.site', 'ecwid.com', 'gumroad.com', 'lojaintegrada.com.br', 'lojavirtualnuvem.com.br', 'makeshop.jp', 'mitiendanube.com', 'mybigcommerce.com',
  'myprestashop.com', 'myshopbase.com', 'myshoplaza.com', 'myvtex.com', 'onshopbase.com', 'payhip.com', 'shift4shop.com', 'shop-pro.jp', 'shopinfo.jp', 'shoper.pl', 'shoplightspeed.com', 'shoplineapp.com', 'shoplo.com',
  'shopsettings.com', 'stores.jp', 'storeden.com', 'storenvy.com', 'thebase.in', 'tiendanube.com', 'volusion.com', 'vtexcommercestable.com.br', 'webshopapp.com', 'zohocommerce.com',
  // sites, with which shops are made too
  '000webhostapp.com', 'dudaone.com', 'exblog.jp', 'fc2.com', 'ghost.io', 'glitch.me', 'godaddysites.com', 'hs-sites.com', 'hubspotpagebuilder.com', 'infinityfreeapp.com', 'jimdo.com', 'jimdofree.com', 'jimdosite.com',
  'kajabi.com', 'kinsta.cloud', 'livejournal.com', 'moonfruit.com', 'multiscreensite.com', 'my.site.com', 'mystrikingly.com', 'neocities.org', 'odoo.com', 'salesforce-sites.com', 'site123.me', 'squarespace.com', 'strikingly.com',
  'substack.com', 'teachable.com', 'thinkific.com', 'tumblr.com', 'typepad.com', 'ucraft.net', 'ueniweb.com', 'webnode.com', 'webnode.page', 'weebly.com', 'wordpress.com', 'wpengine.com', 'zohosites.com',
]);
