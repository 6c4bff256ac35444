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
         * @description Events of parcels, at most 10,000 and 1 MB, in the format of the connection; only an express carrier may send no body, as its handshake. Identical events (number, minute, status and description) are ignored, so a call may be repeated where its events say when they happened; events of unknown numbers are no error. An aggregator proves itself by apiKey in its body, and is answered {"result": "OK"}.
         */
        post: operations["webhooks.receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oms/v1/webhooks/tracking/{connection}/sandbox/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a parcel shipped
         * @description In a sandbox a sales channel sends an order of items that are in stock, and its locations ship it: a parcel whose events you send, and whose page you see. Where nothing is in stock, and in other companies, it is invalid_state.
         */
        post: operations["sandbox.parcels"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oms/v1/webhooks/tracking/{connection}/sandbox/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a carrier report an event
         * @description In a sandbox an event of a parcel is written in the format of the connection, read and applied as the intake does it, status map and duplicates included. In other companies it is invalid_state.
         */
        post: operations["sandbox.events"];
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
            error: "validation_failed" | "payload_too_large" | "not_found" | "method_not_allowed" | "invalid_signature" | "connection_not_active" | "connection_paused" | "invalid_state" | "rate_limited" | "unavailable" | "internal_error";
            /** @description Of validation_failed: the problems by field; of invalid_state: why nothing is simulated. */
            details?: {
                [key: string]: string[];
            };
        } | {
            /**
             * @description Branch on this.
             * @enum {string}
             */
            message: "Not found." | "too_many_requests";
        } | {
            /** @constant */
            result: "KO";
        };
        /** @description One event of a tracking aggregator. */
        AggregatorEvent: {
            /** @description The key of the connection. */
            apiKey: string;
            /** @description The number of the parcel. */
            trackingNumber: string | number;
            /** @description When it happened: ISO 8601, also with a blank for the T, local to the connection's time zone unless it says its offset. Without it that is the time of receipt, so that a repetition in a later minute is another event: send it if calls are repeated. A time before 2000 or more than 24 hours ahead is replaced by the time of receipt. */
            date?: string | null;
            /** @description 0 pending, 1 pending, 2 pending, 3 in_transit, 4 out_for_delivery, 5 exception, 6 exception, 8 in_transit, 10 held, 20 picked_up, 50 pending, 95 returned_to_sender, 99 delivered; 6 is held where a detail has the id 1, 8 is a delay, and 99 with return is returned_to_sender. Others are looked up in the status map. */
            qaplaStatusID?: (("0" | "1" | "2" | "3" | "4" | "5" | "6" | "8" | "10" | "20" | "50" | "95" | "99") | string | number) | null;
            /** @description What shoppers read, up to 500 characters. */
            courierStatus?: string | number | null;
            /** @description The description where courierStatus is empty. */
            qaplaStatus?: string | number | null;
            /** @description Where it happened, up to 200 characters. */
            place?: string | number | null;
            /** @description Details of a problem. */
            statusDetails?: ({
                id?: string | number;
                detail?: unknown;
            } & {
                [key: string]: unknown;
            })[] | null;
            /** @description Whether the parcel is on its way back to its sender. */
            return?: (boolean | (0 | 1) | ("0" | "1" | "true" | "false")) | null;
            /** @description Kept with the event, and not read. */
            courier?: unknown;
            /** @description Kept with the event, and not read. */
            reference?: unknown;
            /** @description Kept with the event, and not read. */
            hasChildren?: unknown;
            /** @description Kept with the event, and not read. */
            isChild?: unknown;
        } & {
            [key: string]: unknown;
        };
        /** @description The unified tracking body of an express carrier. */
        ExpressBody: {
            /** @description A body without is the handshake of the carrier, answered with zeros. */
            shipments?: components["schemas"]["ExpressShipment"][] | null;
        } & {
            [key: string]: unknown;
        };
        ExpressShipment: {
            /** @description The number of the shipment; it may be missing where there are pieceIds. */
            id?: (string | number) | null;
            /** @description The last event; it may be one of events too. */
            status?: components["schemas"]["ExpressEvent"] | null;
            /** @description The history. */
            events?: components["schemas"]["ExpressEvent"][] | null;
            details?: ({
                /** @description Numbers of its parcels, of which 100 are read. */
                pieceIds?: (string | number)[] | null;
                /** @description Kept with the event, and not read. */
                proofOfDelivery?: unknown;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description When it is expected: ISO 8601, also with a blank for the T, local to the connection's time zone unless it says its offset. */
            estimatedTimeOfDelivery?: string | null;
            /** @description Read where there is no estimatedTimeOfDelivery. */
            estimatedDeliveryTimeFrame?: ({
                /** @description The end of the time frame: ISO 8601, also with a blank for the T, local to the connection's time zone unless it says its offset. */
                estimatedThrough?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description Kept with the event, and not read. */
            service?: unknown;
            /** @description Kept with the event, and not read. */
            origin?: unknown;
            /** @description Kept with the event, and not read. */
            destination?: unknown;
        } & {
            [key: string]: unknown;
        };
        ExpressEvent: {
            /** @description When it happened: ISO 8601, also with a blank for the T, local to the connection's time zone unless it says its offset. Without it that is the time of receipt, so that a repetition in a later minute is another event: send it if calls are repeated. A time before 2000 or more than 24 hours ahead is replaced by the time of receipt. */
            timestamp?: string | null;
            /** @description pre-transit pending, transit in_transit, delivered delivered, failure exception; of unknown the status is inferred from the description. */
            statusCode?: (("pre-transit" | "transit" | "delivered" | "failure" | "unknown") | string | number) | null;
            /** @description The code of the status map where statusCode is another one, and the description where there is none. */
            status?: string | number | null;
            /** @description What shoppers read, up to 500 characters. */
            description?: string | number | null;
            /** @description Kept with the event, and not read. */
            remark?: unknown;
            /** @description Where it happened. */
            location?: ({
                address?: ({
                    /** @description City. */
                    addressLocality?: string | number | null;
                    /** @description Country. */
                    countryCode?: string | number | null;
                    /** @description Kept with the event, and not read. */
                    postalCode?: unknown;
                } & {
                    [key: string]: unknown;
                }) | null;
            } & {
                [key: string]: unknown;
            }) | null;
        } & {
            [key: string]: unknown;
        };
        /** @description Events of any other carrier. */
        GenericEvents: {
            events: components["schemas"]["GenericEvent"][];
        } & {
            [key: string]: unknown;
        };
        /** @description One event of any other carrier. */
        GenericEvent: {
            /** @description The number of the parcel. */
            tracking_number: string | number;
            /** @description One of these words, or a code that the status map of the connection knows, up to 60 characters. Where it is empty or unknown the status is inferred from the description, in Italian, English, German, French or Spanish. */
            status?: (("pending" | "picked_up" | "in_transit" | "out_for_delivery" | "delivered" | "exception" | "held" | "returned_to_sender") | string | number) | null;
            /** @description The carrier's code beside a word; read where status is empty or unknown. */
            carrier_code?: string | number | null;
            /** @description What shoppers read, up to 500 characters. */
            description?: string | number | null;
            /** @description When it happened: ISO 8601, also with a blank for the T, local to the connection's time zone unless it says its offset. Without it that is the time of receipt, so that a repetition in a later minute is another event: send it if calls are repeated. A time before 2000 or more than 24 hours ahead is replaced by the time of receipt. */
            occurred_at?: string | null;
            /** @description Where it happened, up to 200 characters. */
            location?: (string | number | ({
                /** @description City. */
                city?: string | number | null;
                /** @description Country. */
                country_code?: string | number | null;
            } & {
                [key: string]: unknown;
            })) | null;
            /** @description When the delivery is expected: ISO 8601, also with a blank for the T, local to the connection's time zone unless it says its offset. */
            estimated_delivery_at?: string | null;
            /** @description Kept with the event; removes no duplicate. */
            event_id?: unknown;
            /** @description Kept with the event, and not read. */
            signed_by?: unknown;
        } & {
            [key: string]: unknown;
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
        SimulatedParcel: {
            order_number: string;
            /** @description Of its parcels: one for each location that shipped some of the order. */
            tracking_numbers: string[];
            /** @description Reads the tracking of the first one. */
            token: string;
            /** @description Its page on this host. */
            page: string;
        };
        SimulatedEvent: {
            /** @description 1 where the event is new of a known parcel. */
            applied: number;
            /** @description 1 where an identical one is kept. */
            duplicates: number;
            /** @description 1 where no parcel has the number. */
            unmatched: number;
            /** @description The body of the intake that this was, in the format of the connection and without what proves it: send the like yourself next. */
            sent: {
                [key: string]: unknown;
            };
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
                /** @description it, en, de, fr or es, in capitals too; of several the first of these, and another one is as none. The order's language unless given. */
                lang?: ("it" | "en" | "de" | "fr" | "es") | string;
            };
            header?: never;
            path: {
                /** @description The last part of the link, as Shipment.trackingToken of the graph answers it: a position, a dot and its signature; 20 to 200 letters, digits, dots, dashes and underscores. */
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
            /**
             * @description `not_found`: The link is unknown or was changed, or its shipment was voided.
             *     `Not found.`: There is nothing at this path.
             */
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
            /** @description `too_many_requests`: Too many reads: wait for the seconds of Retry-After. */
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
                "application/json": components["schemas"]["AggregatorEvent"] | components["schemas"]["ExpressBody"] | components["schemas"]["GenericEvents"] | components["schemas"]["GenericEvent"];
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
            /**
             * @description `not_found`: There is no carrier connection with this id.
             *     `Not found.`: There is nothing at this path.
             */
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
    "sandbox.parcels": {
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
                    /** @description Of an aggregator: the key of the connection. */
                    apiKey?: string;
                    /** @description Of the parcel; made up, unless given. */
                    tracking_number?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedParcel"];
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
            /**
             * @description `not_found`: There is no carrier connection with this id.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_state`: Nothing can be simulated: the company is no sandbox, or has nothing in stock; details say which. */
            409: {
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
    "sandbox.events": {
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
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of an aggregator: the key of the connection. */
                    apiKey?: string;
                    /** @description Of the parcel; an event of a number that no parcel has is kept as at the intake. */
                    tracking_number: string;
                    /**
                     * @description What happened to it, and what that is: announced pending, collected picked_up, hub in_transit, depot in_transit, van out_for_delivery, delivered delivered, absent exception, ready held, returning returned_to_sender.
                     * @enum {string}
                     */
                    step: "announced" | "collected" | "hub" | "depot" | "van" | "delivered" | "absent" | "ready" | "returning";
                    /** @description In place of the code that the format has for the step, to try the status map of the connection. */
                    code?: string | null;
                    /** @description What shoppers read; words of the step unless given. Where the code says no status these do. */
                    description?: string | null;
                    /** @description When; now unless given. It is sent to the second, as the format writes it. */
                    occurred_at?: string | null;
                    /** @description Where; Milano unless given. */
                    city?: string | null;
                    /** @description Its country; IT unless given. */
                    country_code?: string | null;
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
                    "application/json": components["schemas"]["SimulatedEvent"];
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
            /**
             * @description `not_found`: There is no carrier connection with this id.
             *     `Not found.`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_state`: Nothing can be simulated: the company is no sandbox, or has nothing in stock; details say which. */
            409: {
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
