/** A key of the catalog API that writes, and is limited by nothing. */
export async function catalogKey(asStaff: (operation: string, variables: object) => Promise<unknown>): Promise<string> {
  const { createConnection: { apiKey, connection: { id } } } = await asStaff('mutation N($input: CreateConnectionInput!) { createConnection(input: $input) { apiKey connection { id } } }',
    { input: { kind: 'CATALOG', name: 'ERP catalog', activate: true, catalogKey: { level: 'WRITE', fieldRule: 'SORGENTE' } } }) as { createConnection: { apiKey: string; connection: { id: string } } };
  await asStaff('mutation U($input: UpdateConnectionInput!) { updateConnection(input: $input) { id } }', { input: { id, ratePerMinute: 100_000 } });
  return apiKey;
}
