import type { LiveWords } from '../../live/live-words.js';
import type { TodayWords } from '../../today/today-words.js';

/** What is shown as it happens, in Spanish. */
export const LIVE: LiveWords = {
  live: 'Se actualiza al momento', offline: 'Sin conexión: los cambios no se muestran',
  changed: (count) => (count === 1 ? '1 cambiado: mostrar' : `${String(count)} cambiados: mostrar`),
};

/** The page of today in Spanish. */
export const TODAY: TodayWords = {
  title: 'Hoy', lead: 'Lo que alguien tiene que mirar, tal como está ahora.', resolve: 'Resolver', showOrders: 'Mostrar los pedidos', promisedFor: 'prometido para el', since: 'desde el', ordersWithoutCodes: 'Pedidos que esperan códigos de artículos', carrierCodes: 'Códigos de transportistas', reserved: 'Reservadas:', reported: 'Comunicadas:', kept: 'Cumplidas:', late: 'Con retraso:', means: 'Significa', atDepot: 'En un depósito o punto de recogida', nothingPromised: 'Ninguna promesa de estos días ha vencido todavía.', nothingReadable: 'Tu rol no permite leer ni pedidos ni conexiones. Pídelo a un propietario o administrador de la empresa.',
  more: (count) => `y ${count} más`,
  figures: {
    alerts: { title: 'Avisos abiertos', none: 'No hay nada que mirar.', advice: 'Haz lo que dice el aviso y resuélvelo.' },
    late: { title: 'Pedidos con retraso', none: 'Hasta ahora se cumple cada día prometido.', advice: 'Avisa al cliente y pregunta a la sede o al transportista.' },
    silent: { title: 'Almacenes en silencio', none: 'Todo almacén con pedidos en espera ha llamado.', advice: 'Llama al almacén: su sistema no recoge pedidos desde hace media hora.' },
    deliveries: { title: 'Webhooks no entregados', none: 'Cada destinatario acepta lo que recibe.', advice: 'Pregunta a quien lleva el destinatario; se reintenta solo, y lo abandonado cuando se pide.' },
    codes: { title: 'Códigos sin asignar', none: 'Cada código tiene un significado.', advice: 'Da aquí un estado a los códigos de transportistas, y a los artículos sus códigos en el catálogo.' },
    stock: { title: 'Diferencias de existencias', none: 'En ningún sitio hay más reservado que comunicado.', advice: 'Haz contar el artículo, o mueve sus pedidos a otra sede.' },
    promises: { title: 'Promesas cumplidas, siete días', none: 'No se incumplió ninguna promesa de estos días.', advice: 'Mira qué método, sede o transportista tienen las que llegan tarde.' },
  },
  alertTypes: {
    MISSING_PIECES: 'Faltan unidades', PICKING_CORRECTED: 'Unidades encontradas', ORDER_REJECTED: 'Un almacén rechaza un pedido', WAREHOUSE_GAVE_UP: 'Un almacén ha renunciado',
    CANCELLATION_TOO_LATE: 'Cancelado demasiado tarde', LABEL_FAILED: 'Sin etiqueta de envío', UNALLOCATED: 'Ninguna sede puede prepararlo', RETURN_NOT_COMPLIANT: 'Devolución distinta de lo esperado',
    RETURN_UNANNOUNCED: 'Devolución sin anunciar', RETURN_AFTER_CANCELLATION: 'Devolución tras la cancelación', RETURN_REFUSED: 'Devolución rechazada', RETURN_NOT_REFUNDED: 'Reembolso pendiente',
    RETURN_NOT_SENT: 'Cambio no enviado', RETURN_LABEL_FAILED: 'Devolución sin etiqueta', WAREHOUSE_SILENT: 'Almacén en silencio', WEBHOOK_GIVEN_UP: 'Webhook abandonado',
    WEBHOOK_UNSENDABLE: 'Webhook imposible de enviar', UNKNOWN_BARCODE: 'Código de barras desconocido', DELIVERY_PROBLEM: 'Problema de entrega', PARCEL_RETURNED: 'Paquete de vuelta',
    TRACKING_CONTRADICTORY: 'Seguimiento contradictorio', PARCEL_NOT_SCANNED: 'Paquete sin escanear', PARCEL_STUCK: 'Paquete parado', PARCEL_DELAYED: 'Paquete retrasado',
    ORDERS_SHIP_LATE: 'Pedidos que salen tarde', RECORD_UNREADABLE: 'Registro dañado',
  },
};
