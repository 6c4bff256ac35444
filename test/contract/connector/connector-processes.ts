import { openTwoProcesses } from '../../kit/two-processes.js';
import { visiting, type Visited } from '../oidc/provider.js';
import { assistantAt } from './assistant-at.js';

const SCOPE = 'openid offline_access service.ai_tools';

/** Two processes of the product on one database, behind one public address, and a company whose people connect assistants. */
export async function openConnectorProcesses() {
  const shared = await openTwoProcesses();
  const { urls, run, company, asManager, ports: [here, there] } = shared;
  const send = (path: string, init: RequestInit = {}) => fetch(urls.auth + path, { redirect: 'manual', ...init });
  const form: Visited['form'] = (path, fields, headers) => send(path, { method: 'POST', body: new URLSearchParams(fields).toString(), headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
  const visited = visiting({ run, company, issuer: urls.auth, send, form, register: (metadata) => send('/oauth/register', { method: 'POST', body: JSON.stringify(metadata) }) });
  const client = await visited.client({ client_name: 'Notes', scope: SCOPE });
  /** The assistant of a person: in the first process, and in the other one. */
  const assistant = async (name: string, more: object = {}) => {
    const person = await visited.person(name, { moduleRoles: { commerce: 'EDITOR' }, ...more });
    const { access_token: token } = await visited.tokens(client, person.cookie, { scope: SCOPE });
    const at = (ports: number) => assistantAt({ urls, ports, token, company });
    return { ...person, token, here: at(here), there: at(there) };
  };
  return {
    ...shared, visited, client, form, assistant,
    personId: async (email: string): Promise<string> => String((await asManager('{ people(first: 50) { nodes { id email } } }', {})).people.nodes.find((one: { email: string }) => one.email === email)?.id),
  };
}
