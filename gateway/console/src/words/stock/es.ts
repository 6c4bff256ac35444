import type { StockWords } from '../stock-words.js';

/** Stock in Spanish. */
export const WORDS: StockWords = {
  title: 'Existencias', lead: 'Lo que informaron los almacenes, lo que retienen los pedidos, lo que los canales pueden vender, y por qué difieren.', reconciliation: 'Conciliación', inventory: 'Inventario', inventoryLead: 'Qué hay disponible y dónde; primero lo que cambió por último.', search: 'Buscar un artículo', searchHint: 'SKU exacto',
  none: 'No hay existencias así', noneAdvice: 'Elija otra diferencia o ubicación. Los artículos aparecen cuando un almacén los informa, alguien los cuenta o un pedido los reserva.', showAll: 'Mostrar todas las existencias', unknownItem: 'Ningún artículo tiene este SKU', unknownItemAdvice: 'Los SKU se comparan letra por letra, también las mayúsculas. Los artículos vienen del catálogo.',
  noneAnywhere: 'Todavía no está en ningún sitio', noneAnywhereAdvice: 'Ningún almacén lo informó, nadie lo contó y ningún pedido lo reserva. Cuéntelo, o indique lo que está en camino.', difference: 'Diferencia', location: 'Ubicación', byHand: 'Contado por personas', bySystem: 'Informado por el sistema del almacén', barcode: 'EAN', changed: 'Cambiado', where: 'Dónde',
  onHand: 'Presente', reserved: 'Reservado', published: 'Vendible', reported: 'Informado', sum: 'Cómo se compone', accepted: 'Aceptado, no enviado', acceptedAdvice: 'Estas unidades también están en la estantería: un informe excluye lo aceptado.', reservedBy: 'Reservado por', acceptedBy: 'Aceptado, no enviado, para', noReservation: 'Ningún pedido retiene nada.', levels: 'Según lo informado', place: 'Lugar', condition: 'Estado', units: 'Unidades', asOf: 'Contado',
  incoming: 'En camino', noIncoming: 'No hay nada en camino.', expectedAt: 'Previsto', orders: 'Todos los pedidos con este artículo', audit: 'Recuentos y cambios aquí', back: 'Volver a la lista',
  count: 'Contar', countAdvice: 'Cuente lo que hay sin las unidades de los pedidos aceptados.', countedElsewhere: 'Las ubicaciones con un sistema de almacén faltan aquí: su sistema comunica lo que contó.', counted: 'Unidades contadas', stale: 'Se conoce un recuento más reciente: este no cambiaría nada.', setIncoming: 'Existencias en camino', incomingAdvice: 'Todo lo que está en camino a la ubicación; sustituye lo previsto antes. Sin llegadas no se espera nada.', addArrival: 'Añadir una llegada', removeArrival: 'Quitar', readOnly: 'Puede ver las existencias; contarlas requiere el permiso commerce.write.',
  columns: { sku: 'SKU', item: 'Artículo', location: 'Ubicación', onHand: 'Presente', reserved: 'Reservado', published: 'Vendible', accepted: 'Aceptado', incoming: 'En camino', difference: 'Por qué difieren' },
  usual: { all: 'Todas', different: 'Con diferencia', oversold: 'Sobrevendidas', unreported: 'Nunca informadas', miscounted: 'Mal contadas', notSellable: 'No vendibles' },
  kinds: { OVERSOLD: 'Sobrevendido', MISCOUNTED: 'Mal contado', NEVER_REPORTED: 'Nunca informado', NOT_SELLABLE: 'No vendible', RESERVED: 'Reservado' },
  reasons: {
    OVERSOLD: 'Hay más reservado de lo informado. Los canales ven 0: cuente el artículo, indique llegadas, o mueva o cancele pedidos.', MISCOUNTED: 'La reserva no es la suma de los pedidos: dígaselo a quien gestiona la plataforma.', NEVER_REPORTED: 'Aquí nadie lo ha informado ni contado todavía. Pida al almacén un informe completo, o cuéntelo.',
    NOT_SELLABLE: 'Unidades que no están en estado vendible.', RESERVED: 'Unidades de pedidos que la ubicación aún no ha aceptado.',
  },
  conditions: { SELLABLE: 'Vendible', DAMAGED: 'Dañado', QUARANTINE: 'En cuarentena', BLOCKED: 'Bloqueado' },
  more: (count) => `y ${count} más`, arrival: (units, at) => `${units} el ${at}`,
};
