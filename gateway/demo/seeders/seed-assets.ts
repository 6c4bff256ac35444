import { SITE_LOCALES } from '../data/site-pages.js';
import { drawing } from '../data/drawings.js';
import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import { DeleteDemoAssetDocument } from '../operations/delete-demo-asset.generated.js';
import { UpdateDemoAssetDocument } from '../operations/update-demo-asset.generated.js';
import { UploadDemoAssetDocument } from '../operations/upload-demo-asset.generated.js';

const SHOWS = ['Disegno di una brocca', 'Drawing of a jug', 'Zeichnung eines Krugs'] as const;

/** The images of the website, of which one that nothing shows is deleted again; answers the id of the one that its home page shows, or null where there are to be no images. */
export async function seedAssets({ call, companyId, withImages }: Deployment): Promise<string | null> {
  if (withImages !== true) return null;
  const [jug, shirt] = [drawing('homeware', 1), drawing('fashion', 2)].map((image) => image.toString('base64'));
  const upload = (contentBase64: string | undefined, name: string) => call(UploadDemoAssetDocument, { input: { contentBase64: contentBase64 ?? '', name, alts: null, focal: { x: 0.5, y: 0.4 } } }, asSystem(companyId));
  const { uploadAsset: { id } } = await upload(jug, 'brocca.png');
  await call(UpdateDemoAssetDocument, { input: { id, name: null, alts: SITE_LOCALES.map((locale, index) => ({ locale, text: SHOWS[index] ?? SHOWS[0] })) } }, asSystem(companyId));
  const { uploadAsset: spare } = await upload(shirt, 'camicia.png');
  await call(DeleteDemoAssetDocument, { input: { id: spare.id, evenIfUsed: null } }, onceOnly(asSystem(companyId), 'demo-site-delete-asset'));
  return id;
}
