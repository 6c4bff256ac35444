// Written by `npm run generate` from the OpenAPI description, as a caller would generate it; examples are left out.

export interface paths {
    "/api/oms/v1/public/promise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When it would arrive, if it were ordered now
         * @description For one variant or a cart, and a destination: per shipping method until when to order, when it leaves and when it arrives, with a sentence for the shopper, and the stores where it can be collected. Nothing is reserved.
         */
        get: operations["promise.read"];
        put?: never;
        post?: never;
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
        DeliveryPromise: {
            /**
             * Format: date-time
             * @description May lag behind by the seconds that the merchant lets promises be kept.
             */
            computed_at: string;
            /** @description In capitals. */
            country: string;
            items: {
                sku: string;
                quantity: number;
                /** @description Of an unknown SKU nothing is promised, for the whole cart. */
                known: boolean;
            }[];
            /** @description Whether an option is in_stock, or a store is listed. */
            available: boolean;
            options: components["schemas"]["ShippingOption"][];
            /** @description Nearest first; missing where the merchant turned it off. */
            pickup?: components["schemas"]["PickupOption"][];
            /** @description That of the first option that is not unavailable, else that there is no delivery. */
            message: string;
        };
        ShippingOption: {
            /** @enum {string} */
            method: "standard" | "express";
            /** @enum {string} */
            status: "in_stock" | "incoming" | "unavailable";
            /** @description Of incoming: the day on which it is expected. */
            available_from: string | null;
            /** @description Of in_stock: until when to order for ships_on; null where the method has no cutoff. */
            order_by: string | null;
            /** @description The latest where the cart is split. */
            ships_on: string | null;
            delivery_from: string | null;
            /** @description What to write into the cart attribute _service_promise. */
            delivery_to: string | null;
            /** @description Until order_by, by the clock of the answer; null where it is past or there is none. */
            order_within_minutes: number | null;
            /** @description In the language that was asked for. */
            message: string;
        };
        PickupOption: {
            location_code: string;
            name: string;
            city: string | null;
            address: string | null;
            /** Format: date-time */
            ready_at: string;
            /** @description In Italian time. */
            message: string;
        };
        Error: {
            /**
             * @description Branch on this.
             * @enum {string}
             */
            error: "validation_failed" | "invalid_token" | "origin_not_allowed" | "not_found" | "method_not_allowed" | "rate_limited" | "unavailable" | "internal_error";
            /** @description Of validation_failed: the problems by parameter. */
            details?: {
                [key: string]: string[];
            };
            /** @description Of rate_limited: seconds to wait. */
            retry_after?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this call; quote it to support. */
        "X-Request-Id": string;
        /** @description The origin of the page, where it may read the answer; * where pages of any origin may. */
        "Access-Control-Allow-Origin": string;
        /** @description Origin, where it decides who may read the answer. */
        Vary: "Origin";
        /** @description The headers that they may read. */
        "Access-Control-Expose-Headers": string;
        /** @description Always public, max-age=30. */
        "Cache-Control": "public, max-age=30";
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "promise.read": {
        parameters: {
            query: {
                /** @description The store token, which is meant to be in the code of storefronts. */
                token: string;
                /** @description The destination: ISO 3166-1 alpha-2, in any case. */
                country: string;
                /** @description One variant; needed unless items is given. */
                sku?: string;
                /** @description Units of sku; 1 unless given. */
                qty?: number;
                /** @description A cart: 1 to 20 lines SKU:QUANTITY, separated by commas; a quantity is 1 to 99, and 1 where it is left out. Where it is given, sku and qty are ignored. A SKU with a comma or a colon can only be asked for with sku. */
                items?: string;
                /** @description The postcode of the destination, by which the nearest stores come first. */
                zip?: string;
                /** @description The sales channel; the merchant's own unless given. */
                channel?: string;
                /** @description Of the messages: it, en, de, fr or es, in capitals too; of several the first of these, and anything else is en. */
                lang?: ("it" | "en" | "de" | "fr" | "es") | string;
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPromise"];
                };
            };
            /** @description `invalid_token`: The store token is missing, malformed, unknown or was rotated, or its connection is not active. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `origin_not_allowed`: The merchant does not allow pages of this origin. The answer has no Access-Control-Allow-Origin, so that a page sees a network error. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: details says what is wrong with each parameter. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Wait for the seconds of retry_after, which Retry-After says too. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
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
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
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
                    Vary: components["headers"]["Vary"];
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
