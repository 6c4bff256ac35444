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
    document: 'Documento', documentsAdvice: 'Escrito de nuevo, sustituye al anterior.', labelsAdvice: 'Las etiquetas de envío listas se quedan; se hacen las que faltan o fallaron.', note: 'Nota', noteAdvice: 'Solo para las personas de la empresa.', parcels: 'Paquetes', payment: 'Pago', paymentAdvice: 'Lo que espera el pago continúa en cuanto llega.', refundAdvice: 'Registra lo que se devolvió; el dinero lo mueve el proveedor de pagos.', refundedShipping: 'De ello por el envío', replaceAdvice: 'Envía unidades otra vez, gratis, en un pedido nuevo.', weight: 'Peso de cada uno, en gramos',
    name: 'Nombre', email: 'Correo electrónico', phone: 'Teléfono', customerAdvice: 'El correo y el teléfono se cambian hasta que todo ha salido; el nombre hasta que un almacén prepara, o siempre donde la dirección tiene el suyo.', billingAdvice: 'Vacía, no hay ninguna.', taxCode: 'Código fiscal', vatNumber: 'Número de IVA', certifiedEmail: 'Correo certificado', recipientCode: 'Código del destinatario', methodCode: 'Código del método', methodName: 'Método de envío', carrierCode: 'Transportista', serviceCode: 'Servicio del transportista', shippingType: 'Velocidad', priority: 'Prioridad, 1 la más alta', notes: 'Notas para el almacén', deliveryAdvice: 'Cómo viaja se cambia hasta que un almacén lo acepta. Sin prioridad tiene la de su velocidad.', fewerAdvice: 'Cuántas unidades de cada uno se quieren aún; 0 cancela una línea. Lo preparado se queda.', addItemAdvice: 'Hasta que un almacén acepta el pedido. El enrutamiento elige el sitio.', sku: 'SKU', quantity: 'Unidades', unitPrice: 'Precio de una, con impuestos', file: 'Archivo', position: 'Dónde viaja', documentNumber: 'Su número', customsAdvice: 'Una por cada orden de preparación. Sin país de origen es el de envío.', publishAdvice: 'PDF, PNG, JPEG, ZPL o texto, hasta 1,4 MB. Un documento de aduana fuera del paquete acaba con su espera.',
  },
  choices: { STANDARD: 'Estándar', EXPRESS: 'Exprés', INTERNAL: 'Dentro del paquete', EXTERNAL: 'Fuera del paquete' }, ofLine: { hsCode: (item) => `Código SA de ${item}`, originCountry: (item) => `País de origen de ${item}` },
  more: 'Más acciones', printables: { title: 'Etiquetas de envío y documentos', label: (parcel) => (parcel === 0 ? 'Etiqueta de devolución' : `Etiqueta de envío del paquete ${String(parcel)}`) },
  documentTypes: { INVOICE: 'Factura', RECEIPT: 'Recibo', CUSTOMS: 'Declaración de aduana', PACKING_SLIP: 'Albarán', INSERT: 'Inserto', OTHER: 'Otro' },
  fields: {
    unitPrice: 'Precio unitario', customer: 'Cliente', email: 'Correo electrónico', billingAddress: 'Facturado a', taxCode: 'Código fiscal', vatNumber: 'Número de IVA', certifiedEmail: 'Correo certificado', recipientCode: 'Código del destinatario', methodCode: 'Código del método', serviceCode: 'Servicio del transportista', invoiceDetails: 'Datos de facturación', priority: 'Prioridad',
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
  doneBy: { itself: 'automáticamente', shopper: 'el cliente' },
  ways: { returns: 'la página de devoluciones', tracking: 'el seguimiento', 'portico-console': 'esta consola', 'portico-cli': 'la línea de comandos', 'portico-graphiql': 'GraphiQL', graphql: 'GraphQL' },
};
