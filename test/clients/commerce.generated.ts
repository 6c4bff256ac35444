// Written by `npm run generate` from the OpenAPI description, as a caller would generate it; examples are left out.

export interface paths {
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the key
         * @description Shows whom the key belongs to, what it may do and which webhooks it receives. Safe at any time.
         */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description Sorted by last update, oldest first. To keep a copy in step read every page, then call again with updated_since set to the updated_at of the last order stored.
         */
        get: operations["orders.list"];
        put?: never;
        /**
         * Create an order
         * @description It counts as paid and goes through routing and warehouse assignment like any order of a channel. The same external_id with the same content answers the order that was made, with status 200; with other content it is order_already_exists.
         */
        post: operations["orders.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one order
         * @description With its shipments, refunds and returns.
         */
        get: operations["orders.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{order}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the timeline of an order
         * @description Its public events, oldest first.
         */
        get: operations["orders.timeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List returns
         * @description Sorted by last update, oldest first, with outcome and refunds. Keep a copy in step with updated_since, as for orders.
         */
        get: operations["returns.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one return
         * @description By number or id, with outcome and refunds.
         */
        get: operations["returns.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List availability
         * @description Items that have or had stock, sorted by the last change of it, oldest first, with what is reserved and what is due in at each location.
         */
        get: operations["inventory.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locations
         * @description Every warehouse and store, by code.
         */
        get: operations["locations.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders
         * @description NDJSON (application/x-ndjson): one order a line, as the list shows it and with its cursor, sorted by last update, oldest first. An export that broke off goes on with the cursor of the last line received.
         */
        get: operations["exports.orders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export returns
         * @description NDJSON (application/x-ndjson): one return a line, as the list shows it and with its cursor, sorted by last update, oldest first. An export that broke off goes on with the cursor of the last line received.
         */
        get: operations["exports.returns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/exports/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export availability
         * @description NDJSON (application/x-ndjson): one item a line, as the list shows it and with its cursor, sorted by last update, oldest first. An export that broke off goes on with the cursor of the last line received.
         */
        get: operations["exports.inventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description What happened in the last 30 days to the records this key may read, in the order it happened: the same records that webhooks carry, including those not sent while the connection was paused or a draft.
         */
        get: operations["events.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your own calls
         * @description What this connection called in the last 30 days, newest first, with or without success. Read one to see its headers and bodies.
         */
        get: operations["calls.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calls/{request_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one of your own calls
         * @description The call with its headers and bodies as they travelled, secrets redacted; kept for 30 days. A call of another caller is not_found.
         */
        get: operations["calls.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description What was sent to this connection's webhooks in the last 30 days, newest first, with every attempt and its answer.
         */
        get: operations["webhooks.deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/deliveries/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook again
         * @description Sends one delivery again at once, with the id its event has, and tries it as often as a new one. One that is waiting stays as it is.
         */
        post: operations["webhooks.resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try the receiver
         * @description Sends the receiver an event of type ping, signed like every other; read the delivery to see what it answered.
         */
        post: operations["webhooks.ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have orders placed
         * @description In a sandbox a sales channel sends paid orders of items that are in stock, with the event order.created as any others. In other companies it is invalid_state.
         */
        post: operations["sandbox.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders/{order}/ship": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an order shipped
         * @description In a sandbox the warehouses of the order accept and ship all of it, with the events order.status_changed and shipment.shipped. An order that has left is answered as it is. In other companies it is invalid_state.
         */
        post: operations["sandbox.ship"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders/{order}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an order cancelled
         * @description In a sandbox the merchant cancels the order; warehouses that accepted it are asked to stop. In other companies it is invalid_state.
         */
        post: operations["sandbox.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders/{order}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a return announced
         * @description In a sandbox a customer sends units of a shipped order back, with the event return.created. In other companies it is invalid_state.
         */
        post: operations["sandbox.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/certification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what is left to show
         * @description The checklist of this connection. Its own calls fill it, in a sandbox and in production; nobody ticks a step.
         */
        get: operations["sandbox.certification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.created
         * @description An order arrives from the sales channel or through POST /orders (also to the key that sent it), or the merchant creates a replacement order. Sent to connections with the scope orders:read.
         */
        post: operations["webhook.order.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.status_changed
         * @description The public status of an order changes. Internal steps with the same public status send nothing. Sent to connections with the scope orders:read.
         */
        post: operations["webhook.order.status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "shipment.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * shipment.shipped
         * @description A shipment leaves: one event per shipment, also for several parcels. Sent to connections with the scope orders:read.
         */
        post: operations["webhook.shipment.shipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "return.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * return.created
         * @description A return is opened, or the warehouse receives one nobody announced. Sent to connections with the scope returns:read.
         */
        post: operations["webhook.return.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "return.status_changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * return.status_changed
         * @description The public status of a return changes. Sent to connections with the scope returns:read.
         */
        post: operations["webhook.return.status_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ping
         * @description A test of the receiver: by POST /webhooks/ping, or by the merchant's staff.
         */
        post: operations["webhook.ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Ping: {
            /** @constant */
            api_version: "v1";
            company: {
                id: number;
                name: string | null;
            };
            connection: {
                /** Format: uuid */
                id: string;
                name: string;
                status: string;
            };
            scopes: ("orders:read" | "returns:read" | "inventory:read" | "locations:read" | "orders:write")[];
            webhooks: {
                /** @description Whether a webhook URL is set and the key has a webhook secret. */
                enabled: boolean;
                /** @description Empty while webhooks are off. */
                events: ("order.created" | "order.status_changed" | "shipment.shipped" | "return.created" | "return.status_changed")[];
            };
            /** Format: date-time */
            server_time: string;
        };
        Error: {
            error: {
                /**
                 * @description Branch on this.
                 * @enum {string}
                 */
                code: "unauthorized" | "connection_not_active" | "not_found" | "method_not_allowed" | "idempotency_key_reused" | "idempotency_key_in_progress" | "invalid_json" | "invalid_cursor" | "payload_too_large" | "rate_limited" | "internal_error" | "insufficient_scope" | "connection_paused" | "order_not_found" | "return_not_found" | "order_already_exists" | "unknown_item" | "validation_failed" | "invalid_state";
                /** @description English text for people; may change. */
                message: string;
                /**
                 * Format: uuid
                 * @description Equals X-Request-Id; in a replayed answer that of the first call.
                 */
                request_id: string;
                /** @description For validation and item errors: a field path and its messages. */
                details: {
                    [key: string]: string[];
                };
            };
        };
        OrderPage: {
            data: components["schemas"]["Order"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Order: {
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            status: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
            /** @description Where it was sold; platform_api for orders created here. */
            channel: string | null;
            placed_at: string | null;
            updated_at: string | null;
            payment_status: ("pending" | "authorized" | "paid" | "captured" | "partially_refunded" | "refunded" | "voided" | "expired") | null;
            on_hold: boolean;
            customer: {
                name: string | null;
                email: string | null;
                phone: string | null;
            };
            shipping_address: components["schemas"]["Address"];
            billing_address: components["schemas"]["Address"];
            shipping: {
                method_code: string | null;
                method_name: string | null;
            };
            currency: string;
            totals: {
                /** @description The lines before discounts. */
                subtotal: components["schemas"]["Money"];
                discounts: components["schemas"]["Money"];
                shipping: components["schemas"]["Money"];
                /** @description The part of the total that is tax. */
                tax: components["schemas"]["Money"];
                /** @description subtotal - discounts + shipping. */
                total: components["schemas"]["Money"];
                /** @description total - refunded. */
                current_total: components["schemas"]["Money"];
                refunded: components["schemas"]["Money"];
            };
            lines: components["schemas"]["OrderLine"][];
            shipments: components["schemas"]["Shipment"][];
            refunds: components["schemas"]["Refund"][];
            /** @description Sync returns with GET /returns: their changes do not touch updated_at of the order. */
            returns: {
                /** Format: uuid */
                id: string;
                number: string;
                /** @enum {string} */
                status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
            }[];
            /** @description Both null unless its cancellation was asked for; the status says whether it was in time. */
            cancellation: {
                reason: string | null;
                cancelled_at: string | null;
            };
        };
        Address: {
            first_name: string | null;
            last_name: string | null;
            company: string | null;
            address1: string | null;
            address2: string | null;
            city: string | null;
            postal_code: string | null;
            province_code: string | null;
            /** @description ISO 3166-1 alpha-2. */
            country_code: string | null;
            phone: string | null;
        };
        Money: {
            /** @description Decimal text: 19.90. */
            amount: string;
            /** @description ISO 4217 code. */
            currency: string;
        };
        OrderLine: {
            /** Format: uuid */
            line_id: string;
            sku: string | null;
            barcode: string | null;
            title: string | null;
            quantity: number;
            quantity_cancelled: number;
            quantity_shipped: number;
            /** @description Of one unit, tax included. */
            unit_price: components["schemas"]["Money"];
            /** @description All units minus the line's discount. */
            total: components["schemas"]["Money"];
            /** @description Share of tax as decimal text: 0.22. */
            tax_rate: string;
        };
        Shipment: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            status: "label_created" | "picked_up" | "in_transit" | "out_for_delivery" | "ready_for_pickup" | "delivered" | "exception" | "returned_to_sender" | "voided";
            location_code: string | null;
            carrier: {
                code: string | null;
                name: string | null;
                service: string | null;
            };
            tracking_url: string | null;
            /** @description Each parcel's number, then that of the whole shipment, where the carrier gave them; each once. */
            tracking_numbers: string[];
            shipped_at: string | null;
            delivered_at: string | null;
            lines: {
                /** Format: uuid */
                line_id: string;
                quantity: number;
            }[];
        };
        Refund: {
            /** Format: uuid */
            id: string;
            return_id: string | null;
            /** Format: date-time */
            refunded_at: string;
            total: components["schemas"]["Money"];
            /** @description The part of the total for shipping. */
            shipping: components["schemas"]["Money"];
            lines: {
                /** Format: uuid */
                line_id: string;
                sku: string | null;
                barcode: string | null;
                quantity: number;
                subtotal: components["schemas"]["Money"];
            }[];
        };
        Timeline: {
            data: components["schemas"]["TimelineEvent"][];
        };
        TimelineEvent: {
            /** @enum {string} */
            type: "order.received" | "order.status_changed" | "order.hold_placed" | "order.hold_released" | "order.address_changed" | "order.shipping_method_changed" | "order.lines_changed" | "order.lines_cancelled" | "order.item_replaced" | "order.reship_created" | "order.refunded_on_channel" | "shipment.confirmed" | "shipment.shipped" | "shipment.tracking_updated" | "shipment.voided" | "return.requested" | "return.status_changed" | "store.ready_for_pickup" | "store.collected";
            /** @description The public status before, where it changed. */
            from_status: string | null;
            /** @description The public status after. */
            to_status: string | null;
            occurred_at: string | null;
        };
        NewOrder: {
            /** @description Your id: the same id with the same content again answers the order that was made. */
            external_id: string;
            /** @description The merchant's next number unless given. */
            number?: string | null;
            /** @description Now unless given. */
            placed_at?: string | null;
            currency: string;
            customer: {
                name?: string | null;
                email?: string | null;
                phone?: string | null;
            };
            shipping_address: {
                first_name?: string | null;
                last_name?: string | null;
                company?: string | null;
                address1?: string | null;
                address2?: string | null;
                city?: string | null;
                postal_code?: string | null;
                province_code?: string | null;
                country_code: string;
                phone?: string | null;
            };
            billing_address?: {
                first_name?: string | null;
                last_name?: string | null;
                company?: string | null;
                address1?: string | null;
                address2?: string | null;
                city?: string | null;
                postal_code?: string | null;
                province_code?: string | null;
                country_code: string;
                phone?: string | null;
            } | null;
            shipping: {
                method_code: string;
                method_name?: string | null;
                price?: {
                    /** @description Decimal text: 19.90. */
                    amount: string;
                    /** @description ISO 4217 code, that of the order. */
                    currency: string;
                } | null;
            };
            lines: {
                sku?: string | null;
                /** @description Where no sku is given; beside a sku it must be that item's own. */
                barcode?: string | null;
                quantity: number;
                /** @description Of one unit, tax included. */
                unit_price: {
                    /** @description Decimal text: 19.90. */
                    amount: string;
                    /** @description ISO 4217 code, that of the order. */
                    currency: string;
                };
                tax_rate?: string | null;
                /** @description On the whole line. */
                discount?: {
                    /** @description Decimal text: 19.90. */
                    amount: string;
                    /** @description ISO 4217 code, that of the order. */
                    currency: string;
                } | null;
                /** @description The catalog's title unless given. */
                title?: string | null;
            }[];
            /** @description As you count them; an order whose lines come to others is refused. */
            totals?: {
                discounts?: {
                    /** @description Decimal text: 19.90. */
                    amount: string;
                    /** @description ISO 4217 code, that of the order. */
                    currency: string;
                } | null;
                shipping?: {
                    /** @description Decimal text: 19.90. */
                    amount: string;
                    /** @description ISO 4217 code, that of the order. */
                    currency: string;
                } | null;
                tax?: {
                    /** @description Decimal text: 19.90. */
                    amount: string;
                    /** @description ISO 4217 code, that of the order. */
                    currency: string;
                } | null;
                total?: {
                    /** @description Decimal text: 19.90. */
                    amount: string;
                    /** @description ISO 4217 code, that of the order. */
                    currency: string;
                } | null;
            } | null;
            notes?: string | null;
            attributes?: {
                /** @description The delivery dates the customer was shown; empty for none. */
                _service_promise?: string | null;
            } | null;
        };
        ReturnPage: {
            data: components["schemas"]["Return"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Return: {
            /** Format: uuid */
            id: string;
            number: string;
            /** @enum {string} */
            status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
            order_id: string | null;
            order_number: string | null;
            /**
             * @description Who opened it.
             * @enum {string}
             */
            source: "portal" | "channel" | "warehouse";
            /** @description False for a parcel nobody announced. */
            announced: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            received_at: string | null;
            closed_at: string | null;
            /** @enum {string} */
            resolution: "refund" | "exchange" | "store_credit";
            /** @enum {string} */
            method: "carrier_label" | "in_store";
            /** @description Where it goes. */
            location_code: string | null;
            carrier: {
                code: string | null;
                name: string | null;
            };
            tracking_numbers: string[];
            lines: {
                line_id: string | null;
                sku: string | null;
                barcode: string | null;
                title: string | null;
                quantity_expected: number;
                quantity_received: number;
                /** @description Condition of what arrived: sellable, damaged, quarantine, blocked or the warehouse's own word. */
                classification: string | null;
                reason_code: string | null;
                exchange: {
                    sku: string | null;
                    barcode: string | null;
                } | null;
            }[];
            /** @description null until it was inspected. */
            outcome: {
                /** @description Whether every expected item arrived, in the expected quantity, in sellable condition. */
                compliant: boolean;
                missing: {
                    sku: string | null;
                    barcode: string | null;
                    title: string | null;
                    quantity: number;
                }[];
                not_sellable: {
                    sku: string | null;
                    barcode: string | null;
                    title: string | null;
                    quantity: number;
                }[];
                unexpected: {
                    sku: string | null;
                    barcode: string | null;
                    title: string | null;
                    quantity: number;
                }[];
            } | null;
            refunds: components["schemas"]["Refund"][];
            exchange_order_id: string | null;
        };
        InventoryPage: {
            data: components["schemas"]["InventoryItem"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        InventoryItem: {
            sku: string;
            barcode: string | null;
            /** Format: date-time */
            updated_at: string;
            /** @description What can be sold: the sum over the locations shown. */
            available: number;
            locations: {
                location_code: string;
                /** @description Sellable units the warehouse reported, net of the orders it accepted. */
                on_hand: number;
                /** @description Units of orders it has not accepted yet. */
                reserved: number;
                /** @description on_hand - reserved, never below zero. */
                available: number;
                /** @description Due in from suppliers, the next arrival first. */
                incoming: {
                    quantity: number;
                    /** Format: date-time */
                    expected_at: string;
                }[];
            }[];
        };
        Locations: {
            data: components["schemas"]["Location"][];
        };
        Location: {
            code: string;
            name: string;
            /** @enum {string} */
            type: "warehouse" | "store";
            address: components["schemas"]["Address"];
            /** @description IANA name: Europe/Rome. */
            timezone: string;
            active: boolean;
            /** @description Whether routing sends online orders to it. */
            fulfils_online: boolean;
            /** @description Whether customers can collect orders there. */
            pickup: boolean;
        };
        EventPage: {
            data: components["schemas"]["Event"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Event: {
            /**
             * Format: uuid
             * @description Unique per event, the same in every delivery: skip ids already handled.
             */
            id: string;
            /** @enum {string} */
            type: "order.created" | "order.status_changed" | "shipment.shipped" | "return.created" | "return.status_changed";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description order.*: order_id, order_number, status (and previous_status); shipment.shipped: order_id, order_number, shipment_id; return.*: return_id, return_number, order_id, order_number, status (and previous_status). */
            data: {
                /** Format: uuid */
                order_id: string;
                order_number: string;
                /** @enum {string} */
                status: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
                /** @enum {string} */
                previous_status: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
            } | {
                /** Format: uuid */
                order_id: string;
                order_number: string;
                /** @enum {string} */
                status: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
            } | {
                /** Format: uuid */
                order_id: string;
                order_number: string;
                /** Format: uuid */
                shipment_id: string;
            } | {
                /** Format: uuid */
                return_id: string;
                return_number: string;
                /** @enum {string} */
                status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                /** @description null when the order is unknown. */
                order_id: string | null;
                order_number: string | null;
                /** @enum {string} */
                previous_status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
            } | {
                /** Format: uuid */
                return_id: string;
                return_number: string;
                /** @enum {string} */
                status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                /** @description null when the order is unknown. */
                order_id: string | null;
                order_number: string | null;
            };
        };
        CallPage: {
            data: components["schemas"]["Call"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Call: {
            /**
             * Format: uuid
             * @description X-Request-Id of its answer.
             */
            request_id: string;
            /** @description What was called: orders.accept. */
            operation: string | null;
            method: string;
            /** @description With its query, as it was written. */
            path: string;
            /** @description Where it came from. */
            address: string;
            /** Format: date-time */
            started_at: string;
            duration_ms: number | null;
            /** @description HTTP status; null while it runs, or when it was abandoned. */
            status: number | null;
            dry_run: boolean;
        };
        CallDetail: {
            /**
             * Format: uuid
             * @description X-Request-Id of its answer.
             */
            request_id: string;
            /** @description What was called: orders.accept. */
            operation: string | null;
            method: string;
            /** @description With its query, as it was written. */
            path: string;
            /** @description Where it came from. */
            address: string;
            /** Format: date-time */
            started_at: string;
            duration_ms: number | null;
            /** @description HTTP status; null while it runs, or when it was abandoned. */
            status: number | null;
            dry_run: boolean;
            request: {
                /** @description Names as they travelled; secrets are [redacted]. */
                headers: {
                    [key: string]: string | string[];
                };
                body: string | null;
            };
            /** @description null while there is none. */
            answer: {
                /** @description Names as they travelled; secrets are [redacted]. */
                headers: {
                    [key: string]: string | string[];
                };
                body: string | null;
            } | null;
        };
        DeliveryPage: {
            data: components["schemas"]["Delivery"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Delivery: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The event, the same in every attempt.
             */
            event_id: string;
            type: string;
            /**
             * @description suppressed: the connection was paused or a draft; it is not sent later.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "given_up" | "suppressed";
            /** @description Exactly as it is signed and sent. */
            body: string;
            next_attempt_at: string | null;
            /** Format: date-time */
            created_at: string;
            attempts: {
                number: number;
                /** Format: date-time */
                started_at: string;
                duration_ms: number;
                delivered: boolean;
                /** @description null when it arrived. */
                failure: string | null;
                request: {
                    headers: {
                        [key: string]: string | string[];
                    };
                };
                /** @description null when there was none. */
                answer: {
                    status: number;
                    headers: {
                        [key: string]: string | string[];
                    };
                    /** @description Its beginning. */
                    body: string | null;
                } | null;
            }[];
        };
        SimulatedOrders: {
            data: components["schemas"]["Order"][];
        };
        Certification: {
            /** @description When the last step was shown. */
            certified_at: string | null;
            sandbox: boolean;
            steps: {
                /** @description accepted, rejected, partial and so on. */
                step: string;
                /** @description What counts as shown. */
                meaning: string;
                passed_at: string | null;
                /** @description X-Request-Id of the call that showed it. */
                request_id: string | null;
                /** @description The calls that lead to it, in their order; none once it is shown. Those below /sandbox are listed in sandboxes alone. */
                next: {
                    method: string;
                    /** @description Below the root of this interface; {number}, {line} and {return} are the number of the order (without #), the SKU of its first line and the return that a call before answered. */
                    path: string;
                    body: string | null;
                    /** @description The call as a command; the shell must know BASE_URL and API_KEY. */
                    curl: string;
                }[];
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this call; quote it to support. */
        "X-Request-Id": string;
        /** @description Calls a minute of this connection. */
        "RateLimit-Limit": number;
        /** @description How many of them are left. */
        "RateLimit-Remaining": number;
        /** @description Seconds until the minute is over. */
        "RateLimit-Reset": number;
        /** @description How to prove oneself (RFC 6749, 5.2; RFC 6750, 3). */
        "WWW-Authenticate": string;
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
        /** @description The stored answer of an earlier call with the same Idempotency-Key. */
        "Idempotent-Replayed": "true";
        /** @description The call was a dry run: nothing was kept. */
        "X-Service-Dry-Run": "true";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ping"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.list": {
        parameters: {
            query?: {
                /** @description Only orders in this status. */
                status?: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
                /** @description Only records changed at or after this time; the updated_at of the last record stored keeps a copy in step. Write + as %2B. */
                updated_since?: string;
                /** @description next_cursor of the page before; keep the other parameters as they were. */
                cursor?: string;
                /** @description Records per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.create": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description The same external_id with the same content: the order that was made. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `order_already_exists`: An order with this external_id and other content, or with this number, exists.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MiB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages.
             *     `unknown_item`: A sku or barcode is not known; details by line.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Order number, with (%23) or without the leading #, or the order's id. */
                order: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `order_not_found`: There is no such order.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.timeline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Order number, with (%23) or without the leading #, or the order's id. */
                order: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `order_not_found`: There is no such order.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "returns.list": {
        parameters: {
            query?: {
                /** @description Only returns in this status. */
                status?: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                /** @description Only records changed at or after this time; the updated_at of the last record stored keeps a copy in step. Write + as %2B. */
                updated_since?: string;
                /** @description next_cursor of the page before; keep the other parameters as they were. */
                cursor?: string;
                /** @description Records per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnPage"];
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "returns.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Return number, or the return's id. */
                return: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `return_not_found`: There is no such return.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "inventory.list": {
        parameters: {
            query?: {
                /** @description Only this item. */
                sku?: string;
                /** @description Only this item. */
                barcode?: string;
                /** @description Only stock at this location. */
                location_code?: string;
                /** @description Only records changed at or after this time; the updated_at of the last record stored keeps a copy in step. Write + as %2B. */
                updated_since?: string;
                /** @description next_cursor of the page before; keep the other parameters as they were. */
                cursor?: string;
                /** @description Records per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InventoryPage"];
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "locations.list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Locations"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "exports.orders": {
        parameters: {
            query?: {
                /** @description Only orders in this status. */
                status?: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
                /** @description Only records changed at or after this time; the updated_at of the last record stored keeps a copy in step. Write + as %2B. */
                updated_since?: string;
                /** @description cursor of the last line received: go on behind it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        /** Format: uuid */
                        id: string;
                        number: string;
                        /** @enum {string} */
                        status: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
                        /** @description Where it was sold; platform_api for orders created here. */
                        channel: string | null;
                        placed_at: string | null;
                        updated_at: string | null;
                        payment_status: ("pending" | "authorized" | "paid" | "captured" | "partially_refunded" | "refunded" | "voided" | "expired") | null;
                        on_hold: boolean;
                        customer: {
                            name: string | null;
                            email: string | null;
                            phone: string | null;
                        };
                        shipping_address: components["schemas"]["Address"];
                        billing_address: components["schemas"]["Address"];
                        shipping: {
                            method_code: string | null;
                            method_name: string | null;
                        };
                        currency: string;
                        totals: {
                            /** @description The lines before discounts. */
                            subtotal: components["schemas"]["Money"];
                            discounts: components["schemas"]["Money"];
                            shipping: components["schemas"]["Money"];
                            /** @description The part of the total that is tax. */
                            tax: components["schemas"]["Money"];
                            /** @description subtotal - discounts + shipping. */
                            total: components["schemas"]["Money"];
                            /** @description total - refunded. */
                            current_total: components["schemas"]["Money"];
                            refunded: components["schemas"]["Money"];
                        };
                        lines: components["schemas"]["OrderLine"][];
                        shipments: components["schemas"]["Shipment"][];
                        refunds: components["schemas"]["Refund"][];
                        /** @description Sync returns with GET /returns: their changes do not touch updated_at of the order. */
                        returns: {
                            /** Format: uuid */
                            id: string;
                            number: string;
                            /** @enum {string} */
                            status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                        }[];
                        /** @description Both null unless its cancellation was asked for; the status says whether it was in time. */
                        cancellation: {
                            reason: string | null;
                            cancelled_at: string | null;
                        };
                        cursor: string;
                    };
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "exports.returns": {
        parameters: {
            query?: {
                /** @description Only returns in this status. */
                status?: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                /** @description Only records changed at or after this time; the updated_at of the last record stored keeps a copy in step. Write + as %2B. */
                updated_since?: string;
                /** @description cursor of the last line received: go on behind it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        /** Format: uuid */
                        id: string;
                        number: string;
                        /** @enum {string} */
                        status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                        order_id: string | null;
                        order_number: string | null;
                        /**
                         * @description Who opened it.
                         * @enum {string}
                         */
                        source: "portal" | "channel" | "warehouse";
                        /** @description False for a parcel nobody announced. */
                        announced: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        received_at: string | null;
                        closed_at: string | null;
                        /** @enum {string} */
                        resolution: "refund" | "exchange" | "store_credit";
                        /** @enum {string} */
                        method: "carrier_label" | "in_store";
                        /** @description Where it goes. */
                        location_code: string | null;
                        carrier: {
                            code: string | null;
                            name: string | null;
                        };
                        tracking_numbers: string[];
                        lines: {
                            line_id: string | null;
                            sku: string | null;
                            barcode: string | null;
                            title: string | null;
                            quantity_expected: number;
                            quantity_received: number;
                            /** @description Condition of what arrived: sellable, damaged, quarantine, blocked or the warehouse's own word. */
                            classification: string | null;
                            reason_code: string | null;
                            exchange: {
                                sku: string | null;
                                barcode: string | null;
                            } | null;
                        }[];
                        /** @description null until it was inspected. */
                        outcome: {
                            /** @description Whether every expected item arrived, in the expected quantity, in sellable condition. */
                            compliant: boolean;
                            missing: {
                                sku: string | null;
                                barcode: string | null;
                                title: string | null;
                                quantity: number;
                            }[];
                            not_sellable: {
                                sku: string | null;
                                barcode: string | null;
                                title: string | null;
                                quantity: number;
                            }[];
                            unexpected: {
                                sku: string | null;
                                barcode: string | null;
                                title: string | null;
                                quantity: number;
                            }[];
                        } | null;
                        refunds: components["schemas"]["Refund"][];
                        exchange_order_id: string | null;
                        cursor: string;
                    };
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "exports.inventory": {
        parameters: {
            query?: {
                /** @description Only this item. */
                sku?: string;
                /** @description Only this item. */
                barcode?: string;
                /** @description Only stock at this location. */
                location_code?: string;
                /** @description Only records changed at or after this time; the updated_at of the last record stored keeps a copy in step. Write + as %2B. */
                updated_since?: string;
                /** @description cursor of the last line received: go on behind it. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        sku: string;
                        barcode: string | null;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description What can be sold: the sum over the locations shown. */
                        available: number;
                        locations: {
                            location_code: string;
                            /** @description Sellable units the warehouse reported, net of the orders it accepted. */
                            on_hand: number;
                            /** @description Units of orders it has not accepted yet. */
                            reserved: number;
                            /** @description on_hand - reserved, never below zero. */
                            available: number;
                            /** @description Due in from suppliers, the next arrival first. */
                            incoming: {
                                quantity: number;
                                /** Format: date-time */
                                expected_at: string;
                            }[];
                        }[];
                        cursor: string;
                    };
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "events.list": {
        parameters: {
            query?: {
                /** @description Only what happened at or after this time. Write + as %2B. */
                since?: string;
                /** @description next_cursor of the page before; keep the other parameters as they were. */
                cursor?: string;
                /** @description Records per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "calls.list": {
        parameters: {
            query?: {
                /** @description Only answers with this HTTP status. */
                status?: number;
                /** @description Only calls of this operation, such as orders.accept. */
                operation?: string;
                /** @description Only calls logged at or after this time. Write + as %2B. */
                from?: string;
                /** @description Only calls logged before this time. */
                to?: string;
                /** @description next_cursor of the page before; valid only with the same filters. */
                cursor?: string;
                /** @description Calls per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPage"];
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "calls.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description X-Request-Id of the call's answer. */
                request_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallDetail"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is nothing at this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.deliveries": {
        parameters: {
            query?: {
                /** @description Only deliveries in this status. */
                status?: "waiting" | "delivered" | "given_up" | "suppressed";
                /** @description next_cursor of the page before; valid only with the same filters. */
                cursor?: string;
                /** @description Deliveries per page. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description `invalid_cursor`: The cursor was not made by this list, or for another status. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.resend": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description id of the delivery. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: There is nothing at this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_state`: The action is not possible now.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MiB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhooks.ping": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_state`: The action is not possible now.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MiB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sandbox.orders": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description How many; 1, unless given. */
                    count?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedOrders"];
                };
            };
            /** @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_state`: The action is not possible now.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MiB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sandbox.ship": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description Order number, with (%23) or without the leading #, or the order's id. */
                order: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Of its parcel; made up, unless given. */
                    tracking_number?: string | null;
                    /** @description The carrier of the order, unless given. */
                    carrier_code?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `order_not_found`: There is no such order.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_state`: The action is not possible now.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MiB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sandbox.cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description Order number, with (%23) or without the leading #, or the order's id. */
                order: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `order_not_found`: There is no such order.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_state`: The action is not possible now.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MiB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sandbox.return": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description Order number, with (%23) or without the leading #, or the order's id. */
                order: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description How many units come back; 1, unless given. */
                    units?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Return"];
                };
            };
            /** @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `order_not_found`: There is no such order.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `invalid_state`: The action is not possible now.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MiB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: Parameters or fields are missing or wrong; details maps each to its messages. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sandbox.certification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certification"];
                };
            };
            /** @description `unauthorized`: The key is missing or wrong, or the address is outside the allowlist. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `insufficient_scope`: The key lacks the scope of this call; orders:write is only given on request. Or it is the access token of an app that a person connected, which counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed.
             *     `connection_not_active`: The connection is still a draft.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Too many calls, or too many failed attempts from this address; Retry-After gives the seconds to wait. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: Something unexpected (500); or, with Retry-After, a part of the service is unavailable or others were changing the same record (503, the message says which): repeat with the same key. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook.order.created": {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "X-Service-Event": string;
                /** @description The id of the event, the same on every attempt. */
                "X-Service-Webhook-Id": string;
                /** @description Number of the attempt. */
                "X-Service-Attempt": string;
                /** @description t is the Unix time in seconds, v1 the lowercase hex HMAC-SHA256 of `t.body` keyed with the whole webhook secret, whsec_ included. */
                "X-Service-Signature": string;
                /** @description As X-Service-Webhook-Id (Standard Webhooks). */
                "webhook-id": string;
                /** @description As t (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Base64 HMAC-SHA256 of `id.timestamp.body` keyed with the bytes behind whsec_ (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Unique per event, the same in every delivery: skip ids already handled.
                     */
                    id: string;
                    /** @constant */
                    type: "order.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        /** Format: uuid */
                        order_id: string;
                        order_number: string;
                        /** @enum {string} */
                        status: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
                    };
                };
            };
        };
        responses: {
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.order.status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "X-Service-Event": string;
                /** @description The id of the event, the same on every attempt. */
                "X-Service-Webhook-Id": string;
                /** @description Number of the attempt. */
                "X-Service-Attempt": string;
                /** @description t is the Unix time in seconds, v1 the lowercase hex HMAC-SHA256 of `t.body` keyed with the whole webhook secret, whsec_ included. */
                "X-Service-Signature": string;
                /** @description As X-Service-Webhook-Id (Standard Webhooks). */
                "webhook-id": string;
                /** @description As t (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Base64 HMAC-SHA256 of `id.timestamp.body` keyed with the bytes behind whsec_ (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Unique per event, the same in every delivery: skip ids already handled.
                     */
                    id: string;
                    /** @constant */
                    type: "order.status_changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        /** Format: uuid */
                        order_id: string;
                        order_number: string;
                        /** @enum {string} */
                        status: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
                        /** @enum {string} */
                        previous_status: "received" | "on_hold" | "in_fulfillment" | "shipped" | "delivered" | "cancellation_requested" | "cancelled";
                    };
                };
            };
        };
        responses: {
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.shipment.shipped": {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "X-Service-Event": string;
                /** @description The id of the event, the same on every attempt. */
                "X-Service-Webhook-Id": string;
                /** @description Number of the attempt. */
                "X-Service-Attempt": string;
                /** @description t is the Unix time in seconds, v1 the lowercase hex HMAC-SHA256 of `t.body` keyed with the whole webhook secret, whsec_ included. */
                "X-Service-Signature": string;
                /** @description As X-Service-Webhook-Id (Standard Webhooks). */
                "webhook-id": string;
                /** @description As t (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Base64 HMAC-SHA256 of `id.timestamp.body` keyed with the bytes behind whsec_ (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Unique per event, the same in every delivery: skip ids already handled.
                     */
                    id: string;
                    /** @constant */
                    type: "shipment.shipped";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        /** Format: uuid */
                        order_id: string;
                        order_number: string;
                        /** Format: uuid */
                        shipment_id: string;
                    };
                };
            };
        };
        responses: {
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.return.created": {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "X-Service-Event": string;
                /** @description The id of the event, the same on every attempt. */
                "X-Service-Webhook-Id": string;
                /** @description Number of the attempt. */
                "X-Service-Attempt": string;
                /** @description t is the Unix time in seconds, v1 the lowercase hex HMAC-SHA256 of `t.body` keyed with the whole webhook secret, whsec_ included. */
                "X-Service-Signature": string;
                /** @description As X-Service-Webhook-Id (Standard Webhooks). */
                "webhook-id": string;
                /** @description As t (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Base64 HMAC-SHA256 of `id.timestamp.body` keyed with the bytes behind whsec_ (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Unique per event, the same in every delivery: skip ids already handled.
                     */
                    id: string;
                    /** @constant */
                    type: "return.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        /** Format: uuid */
                        return_id: string;
                        return_number: string;
                        /** @enum {string} */
                        status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                        /** @description null when the order is unknown. */
                        order_id: string | null;
                        order_number: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.return.status_changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "X-Service-Event": string;
                /** @description The id of the event, the same on every attempt. */
                "X-Service-Webhook-Id": string;
                /** @description Number of the attempt. */
                "X-Service-Attempt": string;
                /** @description t is the Unix time in seconds, v1 the lowercase hex HMAC-SHA256 of `t.body` keyed with the whole webhook secret, whsec_ included. */
                "X-Service-Signature": string;
                /** @description As X-Service-Webhook-Id (Standard Webhooks). */
                "webhook-id": string;
                /** @description As t (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Base64 HMAC-SHA256 of `id.timestamp.body` keyed with the bytes behind whsec_ (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Unique per event, the same in every delivery: skip ids already handled.
                     */
                    id: string;
                    /** @constant */
                    type: "return.status_changed";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        /** Format: uuid */
                        return_id: string;
                        return_number: string;
                        /** @enum {string} */
                        status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                        /** @description null when the order is unknown. */
                        order_id: string | null;
                        order_number: string | null;
                        /** @enum {string} */
                        previous_status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                    };
                };
            };
        };
        responses: {
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.ping": {
        parameters: {
            query?: never;
            header: {
                /** @description The type of the event. */
                "X-Service-Event": string;
                /** @description The id of the event, the same on every attempt. */
                "X-Service-Webhook-Id": string;
                /** @description Number of the attempt. */
                "X-Service-Attempt": string;
                /** @description t is the Unix time in seconds, v1 the lowercase hex HMAC-SHA256 of `t.body` keyed with the whole webhook secret, whsec_ included. */
                "X-Service-Signature": string;
                /** @description As X-Service-Webhook-Id (Standard Webhooks). */
                "webhook-id": string;
                /** @description As t (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Base64 HMAC-SHA256 of `id.timestamp.body` keyed with the bytes behind whsec_ (Standard Webhooks). */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Unique per event, the same in every delivery: skip ids already handled.
                     */
                    id: string;
                    /** @constant */
                    type: "ping";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description Received; the body is ignored. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Tried again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
