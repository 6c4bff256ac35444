import { asSystem, onceOnly, type Deployment } from '../deployment.js';
import { MakeDemoSiteDocument } from '../operations/make-demo-site.generated.js';
import { MakeDemoWorkspaceDocument } from '../operations/make-demo-workspace.generated.js';
import { RemoveDemoSiteDocument } from '../operations/remove-demo-site.generated.js';
import { RemoveDemoWorkspaceDocument } from '../operations/remove-demo-workspace.generated.js';

const TRIAL = 'trial';

/** A site that somebody tried out in a workspace of its own, and removed with it. */
export async function seedTrial({ call, companyId }: Deployment): Promise<void> {
  const once = (part: string) => onceOnly(asSystem(companyId), `demo-site-${part}`);
  await call(MakeDemoWorkspaceDocument, { input: { slug: TRIAL, name: 'Trial' } }, once('trial'));
  const input = { workspace: TRIAL, slug: TRIAL, name: 'Trial', status: 'DRAFT', defaultLocale: 'it', locales: null, frontendUrl: null } as const;
  const { createSite: { id } } = await call(MakeDemoSiteDocument, { input }, once('trial-site'));
  await call(RemoveDemoSiteDocument, { input: { id, evenIfPublished: null } }, once('remove-trial-site'));
  await call(RemoveDemoWorkspaceDocument, { input: { workspace: TRIAL } }, once('remove-trial'));
}
