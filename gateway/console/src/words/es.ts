import { ORDER_WORK } from './order-work/es.js';
import { INTEGRATIONS } from './es-integrations.js';
import type { Words } from './words.js';
import { NAVIGATION } from './navigation/es.js';
import { RETURNS } from './returns/es.js';
import { LIVE, TODAY } from './today/es.js';

/** The console in Spanish. */
export const WORDS: Words = {
  live: LIVE,
  today: TODAY,
  navigation: NAVIGATION,
  shell: {
    title: 'Consola de Portico', console: 'Consola', skip: 'Ir al contenido', pages: 'Páginas', company: 'Empresa', sandbox: 'Entorno de pruebas', account: 'Cuenta', lead: 'Inicia sesión para ver y gestionar los pedidos de tu empresa.',
    ended: 'Tu sesión ha terminado. Inicia sesión de nuevo: volverás a esta página.', notSignedIn: 'No has iniciado sesión:', insecure: 'Los navegadores solo inician sesión por https o en su propio equipo. Abre la consola en una dirección que empiece por https.',
    signIn: 'Iniciar sesión', signOut: 'Cerrar sesión', language: 'Idioma', theme: 'Apariencia', themes: { system: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' }, help: 'Teclas', close: 'Cerrar', retry: 'Reintentar', loading: 'Cargando …',
    missing: 'Esta página no existe', toOrders: 'A los pedidos',
  },
  orders: {
    title: 'Pedidos', none: 'Ningún pedido coincide', noneAdvice: 'Usa menos filtros u otras palabras: parte de un número, un nombre, un correo electrónico, un SKU o un número de seguimiento.', showAll: 'Mostrar todos los pedidos', pages: 'Páginas de la lista', previous: 'Página anterior', next: 'Página siguiente',
    chooseColumns: 'Columnas', keptHere: 'Esto se guarda en este navegador, solo para ti.', search: 'Buscar pedidos', searchHint: 'Número, nombre, correo, SKU, seguimiento', find: 'Buscar', savedFilters: 'Filtros guardados', save: 'Guardar este filtro', filterName: 'Nombre', filters: 'Filtros',
    apply: 'Aplicar', clear: 'Borrar', any: 'Todos', unallocated: 'Sin sede', lateAgainstPromise: 'Con retraso sobre lo prometido', country: 'País', carrier: 'Transportista', tag: 'Etiqueta', openForDays: 'Abierto desde hace al menos (días)', placedFrom: 'Recibido desde', placedTo: 'Recibido hasta', sortedBy: 'Ordenar por',
    columns: { number: 'Pedido', status: 'Estado', placed: 'Recibido', customer: 'Cliente', destination: 'Destino', total: 'Total', payment: 'Pago', location: 'Sede', waiting: 'Espera', promised: 'Prometido', channel: 'Canal', tags: 'Etiquetas', changed: 'Cambiado' },
    usual: { all: 'Todos', open: 'Abiertos', held: 'Retenidos', late: 'Con retraso', old: 'Abiertos desde hace 3 días', stock: 'A la espera de existencias' },
    remove: (name) => `Quitar «${name}»`, found: (count, isLeast) => (isLeast ? `Más de ${count} pedidos` : count === '1' ? '1 pedido' : `${count} pedidos`),
  },
  order: {
    title: (number) => `Pedido ${number}`, notFound: 'Este pedido no existe', notFoundAdvice: 'Búscalo en la lista: puede ser de otra empresa.', lines: 'Líneas', item: 'Artículo', sku: 'SKU', quantity: 'Cantidad', shipped: 'Enviadas', cancelled: 'Canceladas', unitPrice: 'Precio', sum: 'Importe', stock: 'Disponibles',
    fulfillmentOrders: 'Órdenes de preparación', noFulfillmentOrders: 'Todavía no se ha elegido una sede.', ordered: 'Pedidas', open: 'Abiertas', picked: 'Recogidas', missing: 'Faltan', noLocation: 'Sin sede', rejected: 'Rechazado', acceptedAt: 'Aceptado', reference: 'Referencia del almacén', byHand: 'Se trabaja a mano',
    parcels: 'Paquetes', noParcels: 'Todavía no ha salido nada.', track: 'Seguir', shippedAt: 'Enviado', deliveredAt: 'Entregado', returns: 'Devoluciones', noReturns: 'No vuelve nada.', expected: 'Esperadas', received: 'Recibidas', refunds: 'Reembolsos', noRefunds: 'No se ha reembolsado nada.',
    timeline: 'Historial', timelineHint: 'Primero lo más reciente', by: 'por', via: 'a través de', customer: 'Cliente', shippingAddress: 'Se envía a', billingAddress: 'Se factura a', totals: 'Importes', subtotal: 'Artículos', discounts: 'Descuentos', shipping: 'Envío', tax: 'Impuestos', total: 'Total', refunded: 'Reembolsado', currentTotal: 'Queda',
    details: 'Detalles', notes: 'Nota del cliente', staffNotes: 'Notas del equipo', tags: 'Etiquetas', channel: 'Canal', placed: 'Recibido', promised: 'Prometido', payment: 'Pago', externalId: 'Id del canal', held: 'Retenido', waitsFor: 'Espera', cancelledBecause: 'Cancelado', method: 'Método de envío', replaces: 'Sustituye a', replacedBy: 'Sustituido por', back: 'Volver a la lista',
  },
  actions: {
    title: 'Acciones', check: 'Mostrar qué cambiaría', carryOut: 'Hacerlo', changeInput: 'Cambiarlo', wouldChange: 'Qué cambiaría', nothing: 'No cambiaría nada.', field: 'Campo', before: 'Ahora', after: 'Después', done: 'Hecho', readOnly: 'Puedes ver pedidos y devoluciones; para cambiarlos hace falta el permiso commerce.write.',
    reason: 'Motivo', addTags: 'Añadir etiquetas', removeTags: 'Quitar etiquetas', tagHint: 'Varias, separadas por comas', location: 'Sede', pickedHint: 'Unidades recogidas; las que faltan se reembolsan donde es automático.', carrier: 'Transportista', trackingNumber: 'Número de seguimiento', withoutTracking: 'Sin seguimiento, con nuestro propio vehículo',
    reasonCode: 'Código del motivo', message: 'Mensaje', firstName: 'Nombre', lastName: 'Apellidos', address1: 'Dirección', address2: 'Dirección, segunda línea', postalCode: 'Código postal', city: 'Ciudad', countryCode: 'País', phone: 'Teléfono', yes: 'sí', no: 'no', absent: 'nada', meanwhile: 'Otra persona ha guardado esto mientras tanto: abajo está lo que lo suyo cambiaría de ello.',
    names: { hold: 'Retener', release: 'Liberar', cancel: 'Cancelar el pedido', tag: 'Cambiar etiquetas', address: 'Corregir la dirección', reroute: 'Pasar a otra sede', accept: 'Aceptar', pick: 'Registrar la recogida', ship: 'Entregar al transportista', reject: 'Rechazar', shortClose: 'Cerrar sin el resto', ready: 'Avisar para la recogida', collect: 'Entregar al cliente', note: 'Añadir una nota', refund: 'Registrar un reembolso', replace: 'Enviar de nuevo', split: 'Mover algunas unidades', fix: 'Devolver al almacén', payment: 'Cambiar el pago', documentsReady: 'Los documentos de aduana están listos', documents: 'Crear un documento', makeLabels: 'Crear etiquetas de envío', voidLabels: 'Anular etiquetas de envío', customer: 'Corregir el cliente', billing: 'Corregir la dirección de facturación', invoice: 'Corregir los datos de facturación', delivery: 'Cambiar el envío y la prioridad', fewer: 'Quitar unidades', addItem: 'Añadir un artículo', editNote: 'Editar la nota', deleteNote: 'Quitar la nota', customs: 'Escribir una declaración de aduana', publish: 'Publicar un documento' },
  },
  orderWork: ORDER_WORK,
  statuses: {
    order: { RECEIVED: 'Recibido', ON_HOLD: 'Retenido', IN_FULFILLMENT: 'En preparación', SHIPPED: 'Enviado', DELIVERED: 'Entregado', CANCELLATION_REQUESTED: 'Cancelación solicitada', CANCELLED: 'Cancelado' },
    payment: { PENDING: 'Pendiente', AUTHORIZED: 'Autorizado', PAID: 'Pagado', CAPTURED: 'Cobrado', PARTIALLY_REFUNDED: 'Reembolsado en parte', REFUNDED: 'Reembolsado', VOIDED: 'Anulado', EXPIRED: 'Caducado' },
    waiting: { HOLD: 'Que se libere', PAYMENT: 'El pago', CARRIER: 'Un transportista', ITEM_CODES: 'Códigos de artículos', STOCK: 'Existencias' },
    fulfillment: { NOT_READY: 'No listo', TO_FULFILL: 'Por preparar', ACCEPTED: 'Aceptado', PROCESSED: 'Recogido', SHIPPED: 'Enviado', CANCEL_REQUESTED: 'Cancelación solicitada', CANCELLED: 'Cancelado', REJECTED: 'Rechazado', CLOSED: 'Cerrado' },
    shipment: { LABEL_CREATED: 'Etiqueta creada', PICKED_UP: 'Recogido', IN_TRANSIT: 'En camino', OUT_FOR_DELIVERY: 'En reparto', READY_FOR_PICKUP: 'Listo para recoger', DELIVERED: 'Entregado', EXCEPTION: 'Problema', RETURNED_TO_SENDER: 'Devuelto al remitente', VOIDED: 'Anulado' },
    return: { REQUESTED: 'Solicitada', AWAITING_RECEIPT: 'Esperada', IN_TRANSIT: 'En camino', RECEIVED: 'Recibida', COMPLIANT: 'Conforme', NOT_COMPLIANT: 'No conforme', CLOSED: 'Cerrada', CANCELLED: 'Cancelada' },
  },
  fields: {
    readyForPickupAt: 'Listo para recoger desde', status: 'Estado', paymentStatus: 'Pago', onHold: 'Retenido', holdReason: 'Motivo de la retención', waitingReasons: 'Espera', unallocated: 'Sin sede', tags: 'Etiquetas', cancellation: 'Cancelación', reason: 'Motivo', shippingAddress: 'Se envía a', totals: 'Importes', currentTotal: 'Queda', refunded: 'Reembolsado', refunds: 'Reembolsos', fulfillmentOrders: 'Órdenes de preparación', lines: 'Líneas', shipments: 'Paquetes', returns: 'Devoluciones', quantity: 'Cantidad', quantityOrdered: 'Pedidas', quantityOpen: 'Abiertas', quantityPicked: 'Recogidas', quantityUnfulfillable: 'Faltan', quantityShipped: 'Enviadas', quantityCancelled: 'Canceladas', acceptedAt: 'Aceptado', location: 'Sede', code: 'Código', name: 'Nombre', hasSystem: 'Tiene un sistema', trackingNumbers: 'Números de seguimiento', carrierCode: 'Transportista (código)', carrierName: 'Transportista', trackingUrl: 'Dirección de seguimiento', shippedAt: 'Enviado el', amount: 'Importe', currency: 'Moneda', rejection: 'Rechazo', reasonCode: 'Código del motivo', message: 'Mensaje', firstName: 'Nombre', lastName: 'Apellidos', address1: 'Dirección', address2: 'Dirección, segunda línea', postalCode: 'Código postal', city: 'Ciudad', countryCode: 'País', phone: 'Teléfono', total: 'Total', sku: 'SKU', title: 'Artículo', shipping: 'Envío', tax: 'Impuestos', subtotal: 'Artículos', discounts: 'Descuentos', refundedAt: 'Reembolsado el',
  },
  keys: { '/': 'Buscar', '?': 'Esta lista', Enter: 'Abrir el pedido', Esc: 'Salir de la búsqueda, cerrar un diálogo', 'j k': 'Bajar y subir por la lista, como las flechas', 'n p': 'Página siguiente y anterior', x: 'Seleccionar el pedido; con Mayús todos desde el último' },
  failures: {
    NETWORK: 'El servidor no ha respondido. Comprueba la conexión y vuelve a intentarlo.', FORBIDDEN: 'No puedes ver o hacer esto. Pide el permiso a un propietario o administrador de la empresa.', UNAUTHENTICATED: 'Tu sesión ha terminado. Inicia sesión de nuevo.', RATE_LIMITED: 'Demasiadas llamadas. Espera un momento y vuelve a intentarlo.',
    UNAVAILABLE: 'El servidor está ocupado. Vuelve a intentarlo en unos segundos.', INVALID_STATE: 'El estado actual no lo permite.', BAD_INPUT: 'Algo de lo escrito no es correcto.', NOT_FOUND: 'Ya no está. Vuelve a cargar la página.', OTHER: 'No ha funcionado.',
  },
  events: {
    'order.placed': 'Recibido', 'order.released': 'Liberado', 'order.held': 'Retenido', 'order.status_changed': 'Estado cambiado', 'order.payment_changed': 'Pago cambiado', 'order.cancelled': 'Cancelado', 'order.edited': 'Editado', 'fulfillment.ready': 'Listo para el almacén', 'fulfillment.accepted': 'Aceptado por el almacén',
    'fulfillment.rejected': 'Rechazado por el almacén', 'fulfillment.picked': 'Recogido', 'fulfillment.shipped': 'Orden de preparación enviada', 'shipment.shipped': 'Paquete enviado', 'shipment.tracking_updated': 'Noticias del paquete', 'label.made': 'Etiqueta de envío creada', 'alert.raised': 'Alerta', 'return.created': 'Devolución iniciada', 'return.expected': 'Devolución esperada',
    'return.accepted': 'Devolución aceptada por el almacén', 'return.received': 'Devolución recibida', 'return.status_changed': 'Devolución cambiada', 'refund.recorded': 'Reembolsado',
  },
  integrations: INTEGRATIONS,
  returns: RETURNS,
};
