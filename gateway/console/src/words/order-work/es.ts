import type { OrderWorkWords } from '../order-work-words.js';

/** Work with orders, in Spanish. */
export const ORDER_WORK: OrderWorkWords = {
  interfaces: {
    absent: 'La lista ya no tiene, o aún no, este pedido.', title: 'Como lo muestran las interfaces', hint: 'Lo que recibe ahora cada conexión sobre este pedido, de su propia interfaz y con sus propios derechos. Mirarlo no es una llamada de la conexión: no se registra nada ni se acepta nada. De una interfaz que enumera pedidos solo se ve este; una lista sin él está vacía.',
    none: 'Ninguna conexión activa puede leer este pedido.', copy: 'Copiar tal como se envía', copied: 'Copiado', answer: (letter) => `Lo que responde ${letter}`, names: { A: 'API de preparación', B: 'WMS JSON', C: 'WMS XML', D: 'API de comercio' },
  },
  bulk: {
    clear: 'Quitar la selección', copied: 'Copiado', copy: 'Copiar como CSV', download: 'Descargar CSV', order: 'Pedido', orders: 'Pedidos', reason: 'Motivo', report: 'Qué fue de cada pedido', result: 'Resultado', selectPage: 'Seleccionar toda la página', stop: 'Detener',
    selectOne: (number) => `Seleccionar el pedido ${number}`, selected: (count) => `${String(count)} seleccionados`, count: (count) => (count === 1 ? '1 pedido' : `${String(count)} pedidos`), wouldChange: (count) => `Cambiarían: ${String(count)}`, same: (count) => `Quedarían como están: ${String(count)}`,
    refused: (count) => `Se rechazarían: ${String(count)}`, carryOut: (count) => `Hacerlo con ${String(count)}`, progress: (done, all) => `${String(done)} de ${String(all)}.`, results: { changed: 'Cambiado', refused: 'Rechazado', same: 'Sin cambios', stopped: 'No enviado', waiting: 'En espera' },
  },
  questions: {
    document: 'Documento', documentsAdvice: 'Escrito de nuevo, sustituye al anterior. Las declaraciones de aduana necesitan datos de los artículos: se publican por el grafo.', labelsAdvice: 'Las etiquetas de envío listas se quedan; se hacen las que faltan o fallaron.', note: 'Nota', noteAdvice: 'Solo para las personas de la empresa.', parcels: 'Paquetes', payment: 'Pago', paymentAdvice: 'Lo que espera el pago continúa en cuanto llega.', refundAdvice: 'Registra lo que se devolvió; el dinero lo mueve el proveedor de pagos.', refundedShipping: 'De ello por el envío', replaceAdvice: 'Envía unidades otra vez, gratis, en un pedido nuevo.', weight: 'Peso de cada uno, en gramos',
  },
  more: 'Más acciones', printables: { title: 'Etiquetas de envío y documentos', label: (parcel) => (parcel === 0 ? 'Etiqueta de devolución' : `Etiqueta de envío del paquete ${String(parcel)}`) },
  documentTypes: { INVOICE: 'Factura', RECEIPT: 'Recibo', CUSTOMS: 'Declaración de aduana', PACKING_SLIP: 'Albarán', INSERT: 'Inserto', OTHER: 'Otro' },
  fields: {
    staffNotes: 'Notas del equipo', nodes: 'Notas', text: 'Texto', author: 'Autor', createdAt: 'Escrita el', replacements: 'Sustituido por', number: 'Número', labels: 'Etiquetas de envío', parcel: 'Paquete', format: 'Formato', trackingNumber: 'Número de seguimiento', failureReason: 'Por qué falló', orderDocuments: 'Documentos', documents: 'Documentos', type: 'Tipo', filename: 'Archivo', externalReady: 'Documentos de aduana listos', externalRequired: 'Documentos de aduana necesarios',
  },
  events: {
    'order.tags_changed': 'Etiquetas cambiadas', 'order.address_changed': 'Dirección cambiada', 'order.notes_changed': 'Notas cambiadas', 'order.lines_changed': 'Líneas cambiadas', 'order.lines_cancelled': 'Líneas canceladas', 'order.item_replaced': 'Artículo sustituido',
    'order.fixed': 'Devuelto al almacén', 'order.reship_created': 'Enviado otra vez en un pedido nuevo', 'order.ready_for_pickup': 'Listo para recoger', 'order.collected': 'Recogido', 'order.documents_changed': 'Documentos cambiados', 'order.customer_changed': 'Cliente cambiado',
    'order.customer_erased': 'Cliente borrado', 'order.shipping_method_changed': 'Método de envío cambiado', 'order.priority_changed': 'Prioridad cambiada', 'order.allocated': 'Sede elegida', 'fulfillment.closed': 'Orden de preparación cerrada', 'fulfillment.cancelled': 'Orden de preparación cancelada',
    'fulfillment.withdrawn': 'Retirado del almacén', 'fulfillment.moved': 'Movido a otra sede', 'fulfillment.exported': 'Enviado al almacén', 'shipment.voided': 'Paquete anulado', 'return.label_made': 'Etiqueta de devolución hecha', 'return.label_failed': 'Etiqueta de devolución fallida',
    'return.cancelled': 'Devolución cancelada', 'return.matched': 'Devolución asignada', 'return.tags_changed': 'Etiquetas de la devolución cambiadas', 'refund.linked': 'Reembolso vinculado a una devolución', 'label.voided': 'Etiqueta de envío anulada', 'label.failed': 'Etiqueta de envío fallida',
    'document.published': 'Documento publicado', 'store_credit.issued': 'Vale emitido',
  },
};
