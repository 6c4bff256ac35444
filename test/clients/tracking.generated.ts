// Written by `npm run generate` from the OpenAPI description, as a caller would generate it; examples are left out.

export interface paths {
    "/api/oms/v1/public/tracking/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a shipment
         * @description What a shipment holds, where it is and what its carrier reported, without login and without personal data beyond the first name and the city. The token is the last part of the tracking link; it does not expire, and ends when the shipment is voided.
         */
        get: operations["tracking.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oms/v1/webhooks/tracking/{connection}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive tracking events
         * @description Events of parcels, at most 10,000 and 1 MB. Identical events are ignored, so a call may be repeated; events of unknown numbers are no error. The answer of an aggregator is {"result": "OK"}.
         */
        post: operations["webhooks.receive"];
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
        Tracking: {
            brand: {
                name: string;
                logo_url: string | null;
                accent_color: string;
                support_email: string | null;
                support_url: string | null;
            };
            /** @enum {string} */
            locale: "it" | "en" | "de" | "fr" | "es";
            order_name: string;
            /** @description Empty if none. */
            customer_first_name: string;
            /** @description City and country; either part may be missing. */
            destination: string;
            carrier: string | null;
            /** @description One per parcel. */
            tracking_numbers: string[];
            carrier_url: string | null;
            status: components["schemas"]["TrackingStatus"];
            status_at: string | null;
            shipped_at: string | null;
            delivered_at: string | null;
            estimated_delivery_at: string | null;
            items: {
                title: string;
                quantity: number;
            }[];
            /** @description At most 50, newest first. */
            events: {
                occurred_at: string;
                status: components["schemas"]["TrackingStatus"];
                /** @description As the carrier sent it. */
                description: string;
                location: string;
            }[];
        };
        /** @enum {string} */
        TrackingStatus: "pending" | "picked_up" | "in_transit" | "out_for_delivery" | "delivered" | "exception" | "held" | "returned_to_sender";
        Error: {
            /**
             * @description Branch on this.
             * @enum {string}
             */
            error: "validation_failed" | "payload_too_large" | "not_found" | "method_not_allowed" | "invalid_signature" | "connection_not_active" | "connection_paused" | "rate_limited" | "unavailable" | "internal_error";
            /** @description Of validation_failed: the problems by field. */
            details?: {
                [key: string]: string[];
            };
        } | {
            message: string;
        } | {
            /** @constant */
            result: "KO";
        };
        Applied: {
            /** @description New events of known parcels. */
            applied: number;
            /** @description Events that are identical to one that is kept. */
            duplicates: number;
            /** @description Events of numbers that no parcel has; they are kept for 30 days in case one gets it. */
            unmatched: number;
            /** @description Events that cannot be read; only where there are some. They do not stop the others. */
            rejected?: number;
        };
        Received: {
            /** @constant */
            result: "OK";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this call; quote it to support. */
        "X-Request-Id": string;
        /** @description Calls a minute of this address. */
        "X-RateLimit-Limit": number;
        /** @description How many of them are left. */
        "X-RateLimit-Remaining": number;
        /** @description When the minute is over, in Unix time. */
        "X-RateLimit-Reset": number;
        /** @description Pages of any origin may read the answer. */
        "Access-Control-Allow-Origin": "*";
        /** @description The headers that they may read. */
        "Access-Control-Expose-Headers": string;
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "tracking.read": {
        parameters: {
            query?: {
                /** @description it, en, de, fr or es; of several the first of these. The order's language unless given. */
                lang?: string;
            };
            header?: never;
            path: {
                /** @description The last part of the link: 20 to 200 letters, digits, dots, dashes and underscores. */
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Tracking"];
                    };
                };
            };
            /** @description `not_found`: The link or the connection is unknown, or its shipment was voided. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Wait for the seconds of Retry-After. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Retry-After": components["headers"]["Retry-After"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
    "webhooks.receive": {
        parameters: {
            query?: {
                /** @description Of express carriers: the webhook secret. */
                key?: string;
            };
            header?: never;
            path: {
                /** @description The id of the carrier connection. */
                connection: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Applied"] | components["schemas"]["Received"];
                };
            };
            /** @description `invalid_signature`: The key or the signature is missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `connection_not_active`: The connection is a draft.
             *     `connection_paused`: The connection is paused: send the events again later.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The link or the connection is unknown, or its shipment was voided. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 1 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: The body is no JSON in UTF-8, or none of its events can be read; details say why. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Wait for the seconds of Retry-After. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
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
