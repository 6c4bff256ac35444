// Written by `npm run generate` from the OpenAPI description, as a caller would generate it; examples are left out.

export interface paths {
    "/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branding and rules of a store
         * @description What the page shows before an order is looked up.
         */
        get: operations["portal.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{slug}/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find an order and open a session
         * @description The shopper names an order and proves to know it. Send the session as header X-Return-Session: it is valid for 60 minutes and for this order; look the order up again when it has ended. An unknown order and a wrong verifier have the same answer, and five of them lock the number for 15 minutes.
         */
        post: operations["portal.lookup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{slug}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order of a session
         * @description What of the order can be returned, with which reasons and methods, and what can be had in exchange now.
         */
        get: operations["portal.order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{slug}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a return
         * @description All of it is made or nothing. Of two returns of the same piece one is made, and the other has quantity_exceeded; an exchange reserves its piece at once. With an Idempotency-Key it can be sent again until it is answered: one return is made.
         */
        post: operations["portal.create_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{slug}/r/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a return
         * @description Where a return is and what comes of it, for everybody with its token; also while the portal is switched off.
         */
        get: operations["portal.return"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{slug}/r/{token}/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The label of a return
         * @description A PDF to print, for everybody with the token of the return.
         */
        get: operations["portal.label"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{slug}/r/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a return
         * @description Before the parcel moves; its exchange order is cancelled with it. Repeating it changes nothing.
         */
        post: operations["portal.cancel_return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{slug}/sandbox/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have an order delivered
         * @description In a sandbox a customer buys items that are in stock, and has got them: an order to look up and return by the calls of the portal, under its own policy. Each call is another order. At most 10 calls a minute of an address. Where nothing is in stock, and in other companies, it is order_not_simulated.
         */
        post: operations["sandbox.order"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ReturnsPortal: {
            brand: components["schemas"]["ReturnsBrand"];
            languages: ("it" | "en" | "de" | "fr" | "es")[];
            /** @enum {string} */
            default_language: "it" | "en" | "de" | "fr" | "es";
            /** @description What the shopper may give besides the order number. */
            verify_with: ("email" | "zip")[];
            /** @description Usual window in days from delivery; that of an order is its returnable_until. */
            window_days: number;
            /** @description Withheld from refunds, in the currency of the order; 0 means free. That of a method is in the order view. */
            fee: number;
            resolutions: components["schemas"]["Resolutions"];
        };
        ReturnsBrand: {
            name: string;
            logo_url: string | null;
            /** @description #rrggbb. */
            accent_color: string | null;
            support_email: string | null;
            support_url: string | null;
            slug: string;
        };
        Resolutions: {
            refund: boolean;
            exchange: boolean;
            store_credit: boolean;
        };
        Error: {
            /**
             * @description Branch on this.
             * @enum {string}
             */
            message: "Not found." | "" | "validation_failed" | "payload_too_large" | "order_not_found" | "return_not_found" | "method_not_allowed" | "session_expired" | "too_many_requests" | "too_many_attempts" | "line_not_returnable" | "quantity_exceeded" | "exchange_unavailable" | "photo_required" | "reason_required" | "order_not_simulated" | "return_not_cancellable" | "label_not_available" | "label_not_ready" | "idempotency_key_reused" | "unavailable" | "internal_error";
            /** @description The problems by field, of 422; why not, of order_not_simulated. */
            errors?: {
                [key: string]: string[];
            };
            /** @description Seconds to wait, of 429 and label_not_ready. */
            retry_after?: number;
        };
        ReturnsLookup: {
            /** @description Opaque. */
            session: string;
            /**
             * @description Seconds.
             * @constant
             */
            expires_in: 3600;
            /** @enum {string} */
            language: "it" | "en" | "de" | "fr" | "es";
            order: components["schemas"]["ReturnsOrder"];
            lines: components["schemas"]["ReturnsLine"][];
        };
        ReturnsOrder: {
            name: string;
            /** @description ISO 8601, UTC. */
            placed_at: string;
            delivered_at: string | null;
            currency: string;
            /** @description The country it went to. */
            country: string | null;
            returnable_until: string | null;
            /** @description Why nothing can be returned: cancelled, not_shipped, window_closed or limit_reached; null where something may be. */
            blocked: components["schemas"]["Blocked"] | null;
            /** @enum {string} */
            language: "it" | "en" | "de" | "fr" | "es";
        };
        /** @enum {string} */
        Blocked: "cancelled" | "not_shipped" | "window_closed" | "limit_reached" | "excluded_sku" | "excluded_tag" | "final_sale" | "already_returned";
        ReturnsLine: {
            id: string;
            title: string;
            size: string | null;
            color: string | null;
            sku: string | null;
            image_url: string | null;
            /** @description What was paid for one unit, tax included. */
            price: number;
            quantity: number;
            /** @description Units that left and are in no return that counts. */
            returnable: number;
            blocked: components["schemas"]["Blocked"] | null;
            /** @description Of the same colour first. */
            exchange_options: components["schemas"]["ExchangeOption"][];
        };
        ExchangeOption: {
            /** @description Give it as the exchange of a line. */
            barcode: string;
            sku: string;
            title: string | null;
            size: string;
            color: string;
            image_url: string | null;
            /** @description Units in stock. */
            available: number;
        };
        ReturnsOrderView: {
            order: components["schemas"]["ReturnsOrder"];
            lines: components["schemas"]["ReturnsLine"][];
            reasons: components["schemas"]["ReturnReason"][];
            methods: components["schemas"]["ReturnMethod"][];
            stores: components["schemas"]["ReturnStore"][];
            resolutions: components["schemas"]["Resolutions"];
        };
        ReturnReason: {
            code: string;
            /** @description In the language of the session. */
            label: string;
            requires_photo: boolean;
            requires_comment: boolean;
        };
        ReturnMethod: {
            /** @enum {string} */
            code: "carrier_label" | "in_store";
            label: string;
            /** @description Withheld from refunds; a reason may have another. */
            fee: number;
        };
        ReturnStore: {
            code: string;
            name: string;
            city: string | null;
            address: string | null;
        };
        NewReturn: {
            lines: {
                /** @description The line, as GET /order shows it. */
                id: string;
                quantity: number;
                /** @description The code of a reason of GET /order; a line without one is reason_required. */
                reason?: string | null;
                comment?: string | null;
                exchange?: {
                    /** @description Of an exchange option of the line. */
                    barcode: string;
                } | null;
            }[];
            /** @enum {string} */
            resolution: "refund" | "exchange" | "store_credit";
            /** @enum {string} */
            method: "carrier_label" | "in_store";
            /** @description Of in_store. */
            store_code?: string | null;
            note?: string | null;
            photos?: {
                filename?: string | null;
                content_type?: string | null;
                /** @description JPEG, PNG, WebP or HEIC of at most 8 MB; what it is shows from its bytes. */
                content_base64: string;
            }[] | null;
        };
        NewReturnForm: {
            /** @enum {string} */
            resolution?: "refund" | "exchange" | "store_credit";
            /** @enum {string} */
            method?: "carrier_label" | "in_store";
            /** @description Of in_store. */
            store_code?: string | null;
            note?: string | null;
            photos?: string[];
            /** @description The lines as a JSON text. */
            lines?: string;
            /** @description The JSON of the whole return; what has a field of its own counts. */
            data?: string;
        };
        CreatedReturn: {
            /** @description Opens the status page and the label, without a session. */
            token: string;
            number: string;
            /** @enum {string} */
            status: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
            /** @description The status page. */
            status_url: string;
            label: {
                /** @description Whether it can be had now; it takes a moment. */
                available: boolean;
                /** @description null where the return travels without a label. */
                format: "pdf" | null;
            };
            refund: {
                /** @description In money or credit, without the fee. */
                estimated: number;
                fee: number;
                currency: string;
            };
        };
        ReturnView: {
            brand: components["schemas"]["ReturnsBrand"];
            number: string;
            status: components["schemas"]["ReturnStatus"];
            /** @enum {string} */
            language: "it" | "en" | "de" | "fr" | "es";
            order: {
                name: string;
            };
            created_at: string;
            lines: components["schemas"]["ReturnLine"][];
            /** @description Oldest first. */
            timeline: {
                status: components["schemas"]["ReturnStatus"];
                at: string;
            }[];
            label: {
                available: boolean;
                carrier: string | null;
                tracking_number: string | null;
            };
            /** @description Where it is handed in. */
            store: components["schemas"]["ReturnStore"] | null;
            refund: {
                /** @description In money or credit, without the fee. */
                estimated: number;
                fee: number;
                /** @description What was given back; null while nothing was. */
                final: number | null;
                currency: string;
            };
        };
        /** @enum {string} */
        ReturnStatus: "requested" | "awaiting_receipt" | "in_transit" | "received" | "compliant" | "not_compliant" | "closed" | "cancelled";
        ReturnLine: {
            title: string;
            size: string | null;
            color: string | null;
            quantity: number;
            resolution: components["schemas"]["ReturnResolution"];
            /** @description What comes instead. */
            exchange: {
                barcode: string | null;
                sku: string | null;
                size: string | null;
                color: string | null;
            } | null;
            /** @description What was found; null until it was looked at. */
            outcome: ("accepted" | "not_sellable" | "missing") | null;
        };
        /** @enum {string} */
        ReturnResolution: "refund" | "exchange" | "store_credit";
        SimulatedOrder: {
            /** @description Its number. */
            order: string;
            /** @description A verifier of it, where verify_with of the portal has email. */
            email: string | null;
            /** @description The other one, where it has zip. */
            zip: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this call; quote it to support. */
        "X-Request-Id": string;
        /** @description Pages of any origin may read the answer. */
        "Access-Control-Allow-Origin": "*";
        /** @description The headers that they may read. */
        "Access-Control-Expose-Headers": string;
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
        /** @description Always inline; filename="return-label.pdf". */
        "Content-Disposition": "inline; filename=\"return-label.pdf\"";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "portal.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the store: the last part of the address of its portal. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReturnsPortal"];
                    };
                };
            };
            /**
             * @description `""`: The message is empty: there is no such store, or its portal is switched off.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: Wait for the seconds of retry_after. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: Try again in a few seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "portal.lookup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the store: the last part of the address of its portal. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The number of the order, with or without #, whatever its capitals. */
                    order: string;
                    /** @description The e-mail address of the order, whatever its capitals, or the postcode it went to, without regard to blanks and hyphens: what verify_with of the portal allows. */
                    verifier: string;
                    /** @description it, en, de, fr or es; ignored where the store does not have it. */
                    language?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReturnsLookup"];
                    };
                };
            };
            /**
             * @description `""`: The message is empty: there is no such store, or its portal is switched off.
             *     `order_not_found`: No order of the store has this number and this verifier.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body, or a photo in it, is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: errors says what is wrong with each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `too_many_requests`: Wait for the seconds of retry_after.
             *     `too_many_attempts`: The number is locked after failed attempts: wait for the seconds of retry_after.
             */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: Try again in a few seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "portal.order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the store: the last part of the address of its portal. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReturnsOrderView"];
                    };
                };
            };
            /** @description `session_expired`: The session is missing, has ended or is of another store: look the order up again. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `""`: The message is empty: there is no such store, or its portal is switched off.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: Wait for the seconds of retry_after. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: Try again in a few seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "portal.create_return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the store: the last part of the address of its portal. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReturn"];
                "multipart/form-data": components["schemas"]["NewReturnForm"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreatedReturn"];
                    };
                };
            };
            /** @description `session_expired`: The session is missing, has ended or is of another store: look the order up again. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `""`: The message is empty: there is no such store, or its portal is switched off.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `idempotency_key_reused`: The Idempotency-Key was used for another return of the order: choose a new one. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body, or a photo in it, is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `validation_failed`: errors says what is wrong with each field.
             *     `line_not_returnable`: A line cannot be returned; errors says why, in the words of blocked.
             *     `quantity_exceeded`: More than can still be returned of a line.
             *     `exchange_unavailable`: What is wanted instead is not in stock, or no option of its line.
             *     `photo_required`: A reason needs a photo.
             *     `reason_required`: A line needs a reason, or its reason a comment.
             */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: Wait for the seconds of retry_after. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: Try again in a few seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "portal.return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the store: the last part of the address of its portal. */
                slug: string;
                /** @description The token of the return, as it was answered when it was made. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReturnView"];
                    };
                };
            };
            /**
             * @description `""`: The message is empty: there is no such store, or its portal is switched off.
             *     `return_not_found`: The link is unknown.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: Wait for the seconds of retry_after. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: Try again in a few seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "portal.label": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the store: the last part of the address of its portal. */
                slug: string;
                /** @description The token of the return, as it was answered when it was made. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            /**
             * @description `""`: The message is empty: there is no such store, or its portal is switched off.
             *     `return_not_found`: The link is unknown.
             *     `label_not_available`: The return travels without a label, or was cancelled.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `label_not_ready`: The label is being made: ask again after the seconds of retry_after. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: Wait for the seconds of retry_after. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: Try again in a few seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "portal.cancel_return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the store: the last part of the address of its portal. */
                slug: string;
                /** @description The token of the return, as it was answered when it was made. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReturnView"];
                    };
                };
            };
            /**
             * @description `""`: The message is empty: there is no such store, or its portal is switched off.
             *     `return_not_found`: The link is unknown.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `return_not_cancellable`: The parcel has moved. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body, or a photo in it, is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: errors says what is wrong with each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: Wait for the seconds of retry_after. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: Try again in a few seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sandbox.order": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The name of the store: the last part of the address of its portal. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SimulatedOrder"];
                    };
                };
            };
            /**
             * @description `""`: The message is empty: there is no such store, or its portal is switched off.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `order_not_simulated`: The company is no sandbox, or has nothing in stock; errors says which. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body, or a photo in it, is too large. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: errors says what is wrong with each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `too_many_requests`: Wait for the seconds of retry_after. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unavailable`: Try again in a few seconds. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
