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
         * @description Shows whom the key belongs to and which locations it works for. Safe at any time.
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
         * @description Reading never takes an order over; only accept does.
         */
        get: operations["orders.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one order
         * @description Shows the warehouse's fulfillment order.
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
    "/orders/{number}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an order over
         * @description From here on the platform no longer reserves the order's units out of the stock that the warehouse reports. The body may be left out.
         */
        post: operations["orders.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept many orders
         * @description Each order separately: those that cannot be accepted are failed with their error, the others are accepted. Results are in the order of the numbers; an order named twice is accepted once and has the same result twice. More than 200 numbers are too_many_items.
         */
        post: operations["orders.accept_many"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuse an order
         * @description The merchant fixes the order; it can come back to the queue.
         */
        post: operations["orders.reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/picked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report picking
         * @description All or nothing: each line must be an item of the order, matched by sku or barcode. Missing units become unfulfillable. Until the shipment the last report counts.
         */
        post: operations["orders.picked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a shipment
         * @description Without lines everything picked and not yet shipped leaves; the body may be left out then. With lines only those units leave, and the order stays processed until every picked unit left. Each call makes a shipment of its own. Where the platform makes the labels, a parcel leaves with the number of its label; one without a label that is ready leaves only with a tracking_number of its own or of the shipment.
         */
        post: operations["orders.shipments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give an order up, or confirm its cancellation
         * @description An accepted or processed order is closed: what was left is unfulfillable. An order in cancel_requested is cancelled. The body may be left out.
         */
        post: operations["orders.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the labels the platform made
         * @description Reading never makes any. After the shipment it shows the labels that left with it.
         */
        get: operations["labels.read"];
        put?: never;
        /**
         * Make labels
         * @description Makes missing labels, makes failed ones again and answers ready ones unchanged.
         */
        post: operations["labels.make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{number}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the documents of an order
         * @description Invoices, customs documents, packing slips and inserts, for every order.
         */
        get: operations["documents.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reported stock
         * @description The levels this warehouse reported, by last change, oldest first.
         */
        get: operations["stock.list"];
        /**
         * Report stock
         * @description Absolute levels per item, location code and classification: everything, or only what changed. Items not sent keep their level. All or nothing, but for levels counted before the known ones, which are passed over.
         */
        put: operations["stock.update"];
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
         * @description What comes back to this warehouse.
         */
        get: operations["returns.list"];
        put?: never;
        /**
         * Report a parcel nobody announced
         * @description Makes a return of what arrived; the merchant is alerted. It needs at least one unit.
         */
        post: operations["returns.register"];
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
         * @description Shows what is expected and what arrived.
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
    "/returns/{return}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that a return is expected
         * @description The body may be left out. Saying it again with the same reference changes nothing.
         */
        post: operations["returns.accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/returns/{return}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what arrived of a return
         * @description Report everything that arrived: an expected item that is not listed counts as missing. The same report again changes nothing; another one corrects it until the return is closed. Goods of a cancelled return are recorded all the same.
         */
        post: operations["returns.receive"];
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
         * @description What happened to this warehouse's orders and returns in the last 30 days, in the order it happened: the same records that webhooks carry, including those not sent while the connection was paused or a draft.
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
         * @description In a sandbox a sales channel sends paid orders of items that this warehouse reported as sellable. They come to its queue, with the event order.ready, as any others do. In other companies it is invalid_state.
         */
        post: operations["sandbox.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/orders/{number}/cancel": {
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
         * @description In a sandbox the merchant cancels the order: it is cancelled while it is in the queue, and in cancel_requested once it was accepted. In other companies it is invalid_state.
         */
        post: operations["sandbox.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/returns": {
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
         * @description In a sandbox a customer sends units of a shipped order back: the return is announced to this warehouse, with the event return.expected. In other companies it is invalid_state.
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
    "order.ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.ready
         * @description An order enters to_fulfill, again after every fix.
         */
        post: operations["webhook.order.ready"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * order.cancelled
         * @description Once, when an order that was ready for the warehouse is cancelled by the merchant or on the sales channel. Not sent to a warehouse that already shipped all its part or gave it up.
         */
        post: operations["webhook.order.cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "return.expected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * return.expected
         * @description A return becomes awaiting_receipt for this warehouse.
         */
        post: operations["webhook.return.expected"];
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
                /**
                 * @description error while the warehouse is silent.
                 * @enum {string}
                 */
                status: "active" | "error";
            };
            locations: components["schemas"]["Location"][];
            /** @enum {string} */
            labels_by: "platform" | "warehouse";
            webhooks: {
                enabled: boolean;
            };
            /** Format: date-time */
            server_time: string;
        };
        Location: {
            code: string;
            name: string;
            /** @description The codes to use as location_code in stock updates. */
            stock_location_codes: string[];
        };
        Error: {
            error: {
                /**
                 * @description Branch on this.
                 * @enum {string}
                 */
                code: "unauthorized" | "connection_not_active" | "not_found" | "method_not_allowed" | "idempotency_key_reused" | "idempotency_key_in_progress" | "invalid_json" | "invalid_cursor" | "payload_too_large" | "rate_limited" | "internal_error" | "insufficient_scope" | "connection_paused" | "order_not_found" | "return_not_found" | "order_not_ready" | "order_not_accepted" | "order_already_accepted" | "order_already_shipped" | "order_cancelled" | "order_cancel_requested" | "invalid_state" | "validation_failed" | "unknown_item" | "too_many_items" | "labels_not_enabled" | "labels_not_ready" | "documents_not_ready";
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
            /** @description Follow it until it is null, even after an empty page. */
            next_cursor: string | null;
        };
        Order: {
            /** Format: uuid */
            id: string;
            /** @description The merchant's order number, beginning with #. */
            number: string;
            /**
             * @description Of the warehouse's fulfillment order.
             * @enum {string}
             */
            status: "to_fulfill" | "accepted" | "processed" | "shipped" | "cancel_requested" | "cancelled" | "rejected" | "not_ready" | "closed";
            placed_at: string | null;
            /** Format: date-time */
            updated_at: string;
            /** @description Sales channel of origin. */
            channel: string;
            customer: {
                name: string | null;
                email: string | null;
                phone: string | null;
            };
            shipping_address: components["schemas"]["Address"];
            shipping: {
                method_code: string | null;
                method_name: string | null;
                carrier_code: string | null;
                service_code: string | null;
                /** @enum {string} */
                type: "standard" | "express";
                /**
                 * @description Who makes the parcel labels.
                 * @enum {string}
                 */
                labels_by: "platform" | "warehouse";
            };
            /** @description 1 is the highest. */
            priority: number;
            /** @description Customer note and the merchant's instructions. */
            notes: string | null;
            documents: {
                /** @description Customs documents are needed outside the parcel. */
                external_required: boolean;
                external_ready: boolean | null;
            };
            currency: string;
            /** @description Sum of the line weights in grams. */
            total_weight_g: number | null;
            /** @description Only lines assigned to the warehouse. */
            lines: components["schemas"]["OrderLine"][];
            accepted_at: string | null;
            wms_reference: string | null;
            cancellation: {
                requested_by: string;
                /** Format: date-time */
                cancelled_at: string;
            } | null;
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
        OrderLine: {
            /** Format: uuid */
            line_id: string;
            sku: string | null;
            /** @description EAN or GTIN of the variant. */
            barcode: string | null;
            /** @description Item code agreed with the warehouse; the barcode unless agreed otherwise. */
            item_key: string | null;
            title: string | null;
            /** @description The share assigned to the warehouse. */
            quantity_ordered: number;
            /** @description Ordered minus shipped, cancelled and unfulfillable. */
            quantity_open: number;
            quantity_picked: number;
            /** @description Declared missing at picking, or given up with cancel. */
            quantity_unfulfillable: number;
            quantity_shipped: number;
            quantity_cancelled: number;
            /** @description Grams of one unit. */
            weight_g: number | null;
            unit_price: components["schemas"]["Money"];
        };
        Money: {
            /** @description Decimal text: 19.90. */
            amount: string;
            /** @description ISO 4217 code. */
            currency: string;
        };
        Acceptance: {
            /** @description As it was sent. */
            number: string;
            /** @enum {string} */
            status: "accepted" | "failed";
            /** @description Why it failed; only there when it did. */
            error?: {
                /**
                 * @description One of the codes of this interface.
                 * @enum {string}
                 */
                code: "unauthorized" | "connection_not_active" | "not_found" | "method_not_allowed" | "idempotency_key_reused" | "idempotency_key_in_progress" | "invalid_json" | "invalid_cursor" | "payload_too_large" | "rate_limited" | "internal_error" | "insufficient_scope" | "connection_paused" | "order_not_found" | "return_not_found" | "order_not_ready" | "order_not_accepted" | "order_already_accepted" | "order_already_shipped" | "order_cancelled" | "order_cancel_requested" | "invalid_state" | "validation_failed" | "unknown_item" | "too_many_items" | "labels_not_enabled" | "labels_not_ready" | "documents_not_ready";
                message: string;
            };
        };
        Label: {
            /** @description The parcel, from 1. */
            parcel: number;
            /**
             * @description A failed label has no content and must be made again.
             * @enum {string}
             */
            status: "ready" | "failed";
            carrier_code: string | null;
            carrier_name: string | null;
            tracking_number: string | null;
            /** @enum {string} */
            format: "pdf" | "zpl";
            /** @enum {string} */
            content_type: "application/pdf" | "application/x-zpl";
            /** @description A page of 10 by 15 cm, or ZPL; null when the label failed. */
            content_base64: string | null;
        };
        Document: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            type: "invoice" | "receipt" | "customs" | "packing_slip" | "insert" | "other";
            /**
             * @description Inside or outside the parcel.
             * @enum {string}
             */
            position: "internal" | "external";
            filename: string;
            content_type: string;
            content_base64: string;
        };
        StockPage: {
            data: components["schemas"]["StockItem"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        StockItem: {
            sku: string | null;
            /** @description EAN or GTIN of the variant. */
            barcode: string | null;
            /** @description Item code agreed with the warehouse; the barcode unless agreed otherwise. */
            item_key: string | null;
            location_code: string;
            /** @enum {string} */
            classification: "sellable" | "damaged" | "quarantine" | "blocked";
            quantity: number;
            /** Format: date-time */
            updated_at: string;
        };
        StockOutcome: {
            data: {
                received: number;
                updated: number;
                unchanged: number;
                stale: number;
            };
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
            /** @description False for a parcel nobody announced. */
            announced: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            carrier_code: string | null;
            tracking_numbers: string[];
            customer: {
                name: string | null;
            };
            notes: string | null;
            lines: components["schemas"]["ReturnLine"][];
            /** @description Whether every expected item arrived, in the expected quantity, in sellable condition; null until it was inspected. */
            compliant: boolean | null;
            accepted_at: string | null;
            received_at: string | null;
            wms_reference: string | null;
        };
        ReturnLine: {
            /** @description The order line; null for an item of no order. */
            line_id: string | null;
            sku: string | null;
            /** @description EAN or GTIN of the variant. */
            barcode: string | null;
            /** @description Item code agreed with the warehouse; the barcode unless agreed otherwise. */
            item_key: string | null;
            title: string | null;
            /** @description 0 where it was not expected. */
            quantity_expected: number;
            quantity_received: number;
            /** @description sellable, damaged, quarantine, blocked or the warehouse's own word; units in another condition have a line of their own. */
            classification: string | null;
            reason_code: string | null;
            /** @description The customer's words. */
            reason: string | null;
        };
        EventPage: {
            data: components["schemas"]["Event"][];
            /** @description Follow it until it is null; from there on ask with since, and skip ids already handled. */
            next_cursor: string | null;
        };
        Event: {
            /**
             * Format: uuid
             * @description Unique per event, the same in every delivery: skip ids already handled.
             */
            id: string;
            /** @enum {string} */
            type: "order.ready" | "order.cancelled" | "return.expected";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description order.ready: order_id, order_number; order.cancelled: those and status, cancelled or cancel_requested; return.expected: return_id, return_number, order_number. */
            data: {
                /**
                 * Format: uuid
                 * @description The id the order has in this interface.
                 */
                order_id: string;
                order_number: string;
            } | {
                /**
                 * Format: uuid
                 * @description The id the order has in this interface.
                 */
                order_id: string;
                order_number: string;
                /**
                 * @description cancelled if the warehouse had not accepted it, cancel_requested if it had.
                 * @enum {string}
                 */
                status: "cancelled" | "cancel_requested";
            } | {
                /** Format: uuid */
                return_id: string;
                return_number: string;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
                /** @description Which list. to_fulfill is the queue to poll, oldest first; the others are ordered by last update; cancelled includes cancel_requested. */
                status?: "to_fulfill" | "accepted" | "processed" | "shipped" | "cancelled";
                /** @description Only orders changed at or after this time. Write + as %2B. */
                updated_since?: string;
                /** @description next_cursor of the page before; valid only with the same status. */
                cursor?: string;
                /** @description Orders per page. */
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
            /** @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages. */
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
    "orders.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Order number, with (%23) or without the leading #, or the order's id. */
                number: string;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
    "orders.accept": {
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
                number: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The warehouse's own number for the order. */
                    wms_reference?: string | null;
                    /** @description When it was accepted; now, unless given. */
                    accepted_at?: string | null;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
             * @description `order_not_ready`: The order still waits for payment, a hold or documents.
             *     `order_already_accepted`: The order is already accepted.
             *     `order_cancelled`: The merchant cancelled the order.
             *     `order_cancel_requested`: The merchant cancelled the order after it was accepted.
             *     `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
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
    "orders.accept_many": {
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
                "application/json": {
                    /** @description 1 to 200 order numbers, with or without the leading #, or ids. */
                    numbers: string[];
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
                    "application/json": {
                        data: components["schemas"]["Acceptance"][];
                    };
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
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
             * @description `too_many_items`: The request has too many items.
             *     `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
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
    "orders.reject": {
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
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Why, as the warehouse and the merchant agreed. */
                    reason_code: string;
                    /** @description Why, for people. */
                    message?: string | null;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
             * @description `order_not_ready`: The order still waits for payment, a hold or documents.
             *     `order_already_accepted`: The order is already accepted.
             *     `order_cancelled`: The merchant cancelled the order.
             *     `order_cancel_requested`: The merchant cancelled the order after it was accepted.
             *     `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
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
    "orders.picked": {
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
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description When it was picked; now, unless given. */
                    picked_at?: string | null;
                    /** @description The quantity actually picked of every item; an item not listed counts as picked 0. */
                    lines: {
                        /** @description Names the item; where it is given the barcode is not looked at. */
                        sku?: string | null;
                        /** @description Names the item where no sku is given. */
                        barcode?: string | null;
                        quantity: number;
                        lot_number?: string | null;
                        /** @description A date. */
                        lot_expiration?: string | null;
                        serial_number?: string | null;
                    }[];
                    /** @description At most 50; at most 10 where the platform makes the labels, one label a parcel. */
                    parcels?: {
                        /** @description The warehouse's parcel id. */
                        reference?: string | null;
                        /** @description The carrier's number; with platform-made labels the label's counts. */
                        tracking_number?: string | null;
                        weight_g?: number | null;
                        height_mm?: number | null;
                        width_mm?: number | null;
                        depth_mm?: number | null;
                    }[] | null;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
             * @description `order_not_ready`: The order still waits for payment, a hold or documents.
             *     `order_not_accepted`: The action needs the order to be accepted first.
             *     `order_already_shipped`: Picking was reported after the shipment.
             *     `order_cancelled`: The merchant cancelled the order.
             *     `order_cancel_requested`: The merchant cancelled the order after it was accepted.
             *     `invalid_state`: The action is not allowed in the current status.
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
             * @description `unknown_item`: An item is not on the order or not known; details by line.
             *     `too_many_items`: The request has too many items.
             *     `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
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
    "orders.shipments": {
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
                number: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description When it left; now, unless given. */
                    shipped_at?: string | null;
                    carrier_code?: string | null;
                    carrier_name?: string | null;
                    service_code?: string | null;
                    /** @description For parcels without a number of their own. */
                    tracking_number?: string | null;
                    tracking_url?: string | null;
                    /** @description The warehouse's own number for the shipment. */
                    wms_reference?: string | null;
                    /** @description At most 50; at most 10 where the platform makes the labels. */
                    parcels?: {
                        /** @description The warehouse's parcel id. */
                        reference?: string | null;
                        /** @description The carrier's number; with platform-made labels the label's counts. */
                        tracking_number?: string | null;
                        weight_g?: number | null;
                        height_mm?: number | null;
                        width_mm?: number | null;
                        depth_mm?: number | null;
                        /** @description What is in the parcel. */
                        lines?: {
                            /** @description Names the item; where it is given the barcode is not looked at. */
                            sku?: string | null;
                            /** @description Names the item where no sku is given. */
                            barcode?: string | null;
                            quantity: number;
                        }[] | null;
                    }[] | null;
                    /** @description Only these units leave; everything picked and not yet shipped, unless given. */
                    lines?: {
                        /** @description Names the item; where it is given the barcode is not looked at. */
                        sku?: string | null;
                        /** @description Names the item where no sku is given. */
                        barcode?: string | null;
                        quantity: number;
                        lot_number?: string | null;
                        /** @description A date. */
                        lot_expiration?: string | null;
                        serial_number?: string | null;
                    }[] | null;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
             * @description `order_not_ready`: The order still waits for payment, a hold or documents.
             *     `order_not_accepted`: The action needs the order to be accepted first.
             *     `order_cancelled`: The merchant cancelled the order.
             *     `invalid_state`: The action is not allowed in the current status.
             *     `labels_not_ready`: A parcel that leaves has no label that is ready; make its label, again if it failed, or report the number it left with.
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
             * @description `unknown_item`: An item is not on the order or not known; details by line.
             *     `too_many_items`: The request has too many items.
             *     `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
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
    "orders.cancel": {
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
                number: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Why, as the warehouse and the merchant agreed. */
                    reason_code?: string | null;
                    /** @description Why, for people. */
                    message?: string | null;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
             * @description `order_not_ready`: The order still waits for payment, a hold or documents.
             *     `order_not_accepted`: The action needs the order to be accepted first.
             *     `order_cancelled`: The merchant cancelled the order.
             *     `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
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
    "labels.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Order number, with (%23) or without the leading #, or the order's id. */
                number: string;
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
                    "application/json": {
                        data: components["schemas"]["Label"][];
                    };
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
            /** @description `labels_not_enabled`: The platform does not make labels for this connection. */
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
    "labels.make": {
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
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The first is parcel 1, the next parcel 2 and so on; one label a parcel. */
                    parcels: {
                        /** @description The warehouse's parcel id. */
                        reference?: string | null;
                        /** @description The carrier's number; with platform-made labels the label's counts. */
                        tracking_number?: string | null;
                        weight_g?: number | null;
                        height_mm?: number | null;
                        width_mm?: number | null;
                        depth_mm?: number | null;
                    }[];
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
                    "application/json": {
                        data: components["schemas"]["Label"][];
                    };
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
             * @description `order_not_ready`: The order still waits for payment, a hold or documents.
             *     `order_not_accepted`: The action needs the order to be accepted first.
             *     `order_cancelled`: The merchant cancelled the order.
             *     `order_cancel_requested`: The merchant cancelled the order after it was accepted.
             *     `invalid_state`: The action is not allowed in the current status.
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
             * @description `labels_not_enabled`: The platform does not make labels for this connection.
             *     `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
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
    "documents.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Order number, with (%23) or without the leading #, or the order's id. */
                number: string;
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
                    "application/json": {
                        data: components["schemas"]["Document"][];
                    };
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
            /** @description `documents_not_ready`: Documents are still being made; try again. */
            409: {
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
    "stock.list": {
        parameters: {
            query?: {
                /** @description Only the levels of this place. */
                location_code?: string;
                /** @description Only levels changed at or after this time. Write + as %2B. */
                updated_since?: string;
                /** @description next_cursor of the page before; valid only with the same location_code. */
                cursor?: string;
                /** @description Items per page. */
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
                    "application/json": components["schemas"]["StockPage"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
            /** @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages. */
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
    "stock.update": {
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
                "application/json": {
                    items: {
                        /** @description Names the item; where it is given the barcode is not looked at. */
                        sku?: string | null;
                        /** @description Names the item where no sku is given. */
                        barcode?: string | null;
                        /** @description One of stock_location_codes of /ping. */
                        location_code: string;
                        /** @description The absolute level, net of accepted orders. */
                        quantity: number;
                        /** @description sellable, unless given; only sellable units are available. */
                        classification?: ("sellable" | "damaged" | "quarantine" | "blocked") | null;
                        /** @description When it was counted; now, unless given; at most 5 minutes ahead. A count older than the known one is passed over as stale. */
                        as_of?: string | null;
                    }[];
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
                    "application/json": components["schemas"]["StockOutcome"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
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
             * @description `unknown_item`: An item is not on the order or not known; details by line.
             *     `too_many_items`: The request has too many items.
             *     `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
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
    "returns.list": {
        parameters: {
            query?: {
                /** @description Which list, by last update, oldest first. expected is awaiting_receipt and in_transit. */
                status?: "expected" | "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
                /** @description Only returns changed at or after this time. Write + as %2B. */
                updated_since?: string;
                /** @description next_cursor of the page before; valid only with the same status. */
                cursor?: string;
                /** @description Returns per page. */
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
            /** @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages. */
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
    "returns.register": {
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
                "application/json": {
                    /** @description When it arrived; now, unless given. */
                    received_at?: string | null;
                    /** @description When its goods were inspected. */
                    inspected_at?: string | null;
                    /** @description The warehouse's own number for the return. */
                    wms_reference?: string | null;
                    /** @description Everything that arrived; an item in two conditions takes two lines. */
                    lines: {
                        /** @description Names the item; where it is given the barcode is not looked at. */
                        sku?: string | null;
                        /** @description Names the item where no sku is given. */
                        barcode?: string | null;
                        quantity: number;
                        /** @description sellable, damaged, quarantine, blocked or a word of your own; anything but sellable is not compliant. */
                        classification: string;
                        /** @description From the form in the parcel. */
                        reason_code?: string | null;
                        lot_number?: string | null;
                        serial_number?: string | null;
                        note?: string | null;
                    }[];
                    /** @description What the parcel says of its order, with or without #. */
                    order_number?: string | null;
                    tracking_number?: string | null;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running.
             */
            409: {
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
             * @description `unknown_item`: An item is not on the order or not known; details by line.
             *     `too_many_items`: The request has too many items.
             *     `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `return_not_found`: The return does not exist or belongs to another warehouse.
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
    "returns.accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description Return number, or the return's id. */
                return: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The warehouse's own number for the return. */
                    wms_reference?: string | null;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `return_not_found`: The return does not exist or belongs to another warehouse.
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
             * @description `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
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
    "returns.receive": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description Return number, or the return's id. */
                return: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description When it arrived; now, unless given. */
                    received_at?: string | null;
                    /** @description When its goods were inspected. */
                    inspected_at?: string | null;
                    /** @description The warehouse's own number for the return. */
                    wms_reference?: string | null;
                    /** @description Everything that arrived; an item in two conditions takes two lines. */
                    lines: {
                        /** @description Names the item; where it is given the barcode is not looked at. */
                        sku?: string | null;
                        /** @description Names the item where no sku is given. */
                        barcode?: string | null;
                        quantity: number;
                        /** @description sellable, damaged, quarantine, blocked or a word of your own; anything but sellable is not compliant. */
                        classification: string;
                        /** @description From the form in the parcel. */
                        reason_code?: string | null;
                        lot_number?: string | null;
                        serial_number?: string | null;
                        note?: string | null;
                    }[];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `return_not_found`: The return does not exist or belongs to another warehouse.
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
             * @description `invalid_state`: The action is not allowed in the current status.
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
             * @description `unknown_item`: An item is not on the order or not known; details by line.
             *     `too_many_items`: The request has too many items.
             *     `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
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
    "events.list": {
        parameters: {
            query?: {
                /** @description Only what happened at or after this time. Write + as %2B. */
                since?: string;
                /** @description next_cursor of the page before. */
                cursor?: string;
                /** @description Events per page. */
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
            /** @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages. */
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
            /** @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages. */
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
            /** @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages. */
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
             */
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
             */
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
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
                number: string;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
             * @description `order_not_found`: The order does not exist or belongs to another warehouse.
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
             * @description `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
             */
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
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An order that this warehouse shipped, with or without #. */
                    order_number: string;
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
            /** @description `order_not_found`: The order does not exist or belongs to another warehouse. */
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
             * @description `invalid_state`: The action is not allowed in the current status.
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
             * @description `validation_failed`: Fields are missing or wrong; details maps each field to its messages.
             *     `too_many_items`: The request has too many items.
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `connection_paused`: The connection is paused; nothing was read or changed; try again later.
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
    "webhook.order.ready": {
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
                    type: "order.ready";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The id the order has in this interface.
                         */
                        order_id: string;
                        order_number: string;
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
    "webhook.order.cancelled": {
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
                    type: "order.cancelled";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        /**
                         * Format: uuid
                         * @description The id the order has in this interface.
                         */
                        order_id: string;
                        order_number: string;
                        /**
                         * @description cancelled if the warehouse had not accepted it, cancel_requested if it had.
                         * @enum {string}
                         */
                        status: "cancelled" | "cancel_requested";
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
    "webhook.return.expected": {
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
                    type: "return.expected";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        /** Format: uuid */
                        return_id: string;
                        return_number: string;
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
