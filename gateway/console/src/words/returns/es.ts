import type { ReturnWords } from '../return-words.js';

/** Returns in Spanish. */
export const RETURNS: ReturnWords = {
  title: 'Devoluciones', search: 'Buscar en las devoluciones', searchHint: 'Número, pedido, nombre, seguimiento, SKU', none: 'Ninguna devolución es así', noneAdvice: 'Usa menos filtros u otras palabras: parte del número de una devolución o de un pedido, un nombre, un SKU o un número de seguimiento.', showAll: 'Mostrar todas las devoluciones',
  resolution: 'El cliente recibe', method: 'Vuelve', source: 'Abierta por', ofOrder: 'Del pedido', verdict: 'Revisada', compliant: 'Conforme', notCompliant: 'No conforme', openedFrom: 'Abierta desde', openedTo: 'Abierta hasta',
  notFound: 'Esa devolución no existe', notFoundAdvice: 'Búscala en la lista: puede ser de otra empresa.', back: 'Volver a la lista', noOrder: 'Todavía no se conoce el pedido', unannounced: 'Nadie había anunciado este paquete.', cancelled: 'Cancelada', condition: 'Estado', reason: 'Motivo', remark: 'Nota',
  instead: 'Quiere en su lugar', lot: 'Lote o número de serie', outcome: 'Qué se encontró', allThere: 'Llegó todo, y se puede vender.', missing: 'Falta', notSellable: 'No se puede vender', unexpected: 'No esperado', photos: 'Fotos del cliente', photosHint: 'Una foto se abre en otra pestaña; su dirección vale un cuarto de hora.',
  label: 'Etiqueta y paquete', noLabel: 'La plataforma no hace la etiqueta.', printLabel: 'Abrir la etiqueta', nextTry: 'Nuevo intento', fee: 'Coste', terms: 'Qué se le dijo al cliente', goods: 'Artículos', due: 'Por devolver', policy: 'Versión de las reglas', credit: 'Vale', validUntil: 'válido hasta', exchangeOrder: 'Cambio',
  dates: 'Fechas', notes: 'Nota para el almacén', noTimeline: 'Hay cronología cuando se conoce el pedido.', location: 'Va a',
  columns: { number: 'Devolución', status: 'Estado', order: 'Pedido', customer: 'Cliente', opened: 'Abierta', units: 'Unidades', resolution: 'El cliente recibe', location: 'Sede', tags: 'Etiquetas', changed: 'Cambiada' },
  usual: { all: 'Todas', open: 'Esperadas', arrived: 'Llegadas', faulty: 'No conformes', unannounced: 'No anunciadas' },
  resolutions: { REFUND: 'Dinero', EXCHANGE: 'Otro artículo', STORE_CREDIT: 'Un vale' }, methods: { CARRIER_LABEL: 'Con transportista', IN_STORE: 'En una tienda' }, sources: { PORTAL: 'El cliente', CHANNEL: 'La tienda o el equipo', WAREHOUSE: 'El almacén' },
  labelStates: { PENDING: 'Preparándose', READY: 'Lista', FAILED: 'Falló' }, conditions: { SELLABLE: 'Se puede vender', DAMAGED: 'Dañado', QUARANTINE: 'En cuarentena', BLOCKED: 'Bloqueado' },
  times: { createdAt: 'Abierta', acceptedAt: 'Aceptada por el almacén', receivedAt: 'Llegada', inspectedAt: 'Revisada', closedAt: 'Cerrada', cancelledAt: 'Cancelada' },
  actions: {
    expectReturn: 'Aprobar y anunciar', returnInTransit: 'Está en camino', receiveReturn: 'Recibir', closeReturn: 'Cerrar', cancelReturn: 'Rechazar o cancelar', labelAgain: 'Hacer otra vez la etiqueta', matchReturn: 'Asignar el pedido', refundReturn: 'Reembolsar', storeCredit: 'Emitir el vale', linkRefund: 'Vincular un reembolso', announceReturn: 'Abrir una devolución',
  },
  questions: {
    announceAdvice: 'De unidades que ya salieron. Se anuncia a la sede que las envió.', cancelAdvice: 'El motivo queda en la devolución.', chosenRefund: 'Reembolso', comment: 'Comentario', labelWanted: 'Hacer una etiqueta para el cliente', matchAdvice: 'Sus líneas pasan a ser las del pedido y se pueden reembolsar.', matchedOrder: 'Pedido', receiveAdvice: 'Lo que no está falta. Hasta que se cierre la devolución, otra revisión sustituye a esta.',
    refundReturnAdvice: 'Deja cada 0 para reembolsar lo que llegó y aún no se reembolsó. El dinero lo mueve el proveedor de pagos.', returnReason: 'Código del motivo', withoutFee: 'Sin el coste',
  },
  fields: {
    status: 'Estado', compliant: 'Conforme', order: 'Pedido', orderNumber: 'Pedido', announced: 'Anunciada', quantityExpected: 'Esperadas', quantityReceived: 'Recibidas', classification: 'Estado del artículo', note: 'Nota', reasonCode: 'Código del motivo', receivedAt: 'Llegada', inspectedAt: 'Revisada', closedAt: 'Cerrada', cancelledAt: 'Cancelada', cancelReason: 'Motivo', wmsReference: 'Referencia del almacén',
    label: 'Etiqueta', storeCredit: 'Vale', expiresAt: 'Válido hasta', fee: 'Coste', barcode: 'EAN', carrier: 'Transportista', lotNumber: 'Lote', serialNumber: 'Número de serie', exchange: 'Quiere en su lugar', amount: 'Importe',
  },
  titleOf: (number) => `Devolución ${number}`, photo: (place) => `Foto ${place} del cliente`, tries: (count) => `Intentos: ${count}`, units: (received, expected) => `${received} de ${expected}`,
  sellableOf: (item) => `${item}: se pueden vender`, otherOf: (item) => `${item}: en otro estado`, conditionOf: (item) => `${item}: qué estado`, remarkOf: (item) => `${item}: nota`,
};
