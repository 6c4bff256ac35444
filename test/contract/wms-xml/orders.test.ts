import { openXmlWarehouse, texts, type XmlWarehouse } from './xml-warehouse.js';

let c: XmlWarehouse;
beforeAll(async () => { c = await openXmlWarehouse(); });
afterAll(() => c.close());

test('ws_orders x', async () => {
  await c.place('#1042', [['MUG', 2], ['TEE', 1]]);
  console.log((await c.get('ws_orders', { last_upd: '20261121103000' })).text);
  c.settle();
  const first = await c.get('ws_orders', { last_upd: '20261121103000' });
  console.log(first.headers, first.text);
  expect(texts(first, 'ord_ID')).toEqual(['1']);
  const order = await c.send('notify-spedizione', '<doc_ordini><ordine><ord_ID>1</ord_ID><data_spedizione>2026-11-21 11:00:00</data_spedizione><corriere>brt</corriere><tracking>T1</tracking></ordine></doc_ordini>');
  console.log(order.text);
  c.settle();
  console.log((await c.get('ws_orders', { last_upd: '20261121103000' })).text.slice(0, 800));
  console.log((await c.get('ws_orders', {  })).text.slice(0, 800));
  console.log((await c.send('aggiorna-giacenze-impegni', '<doc_giacenze><giacenze><giacenza><barcode>4006381333931</barcode><quantita>5</quantita></giacenza><giacenza><barcode>1</barcode><quantita>5</quantita></giacenza></giacenze></doc_giacenze>')).text.slice(0, 800));
  console.log((await c.get('list', {  })).text.slice(0, 800));
  console.log((await c.get('get-order-docs', { ord_ID: '1'  })).text.slice(0, 800));
  console.log((await c.get('get-etichette-corriere', { ord_ID: '1'  })).text.slice(0, 800));
});
