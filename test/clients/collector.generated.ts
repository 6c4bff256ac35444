// Written by `npm run generate` from the OpenAPI description, as a caller would generate it; examples are left out.

export interface paths {
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what a visitor did
         * @description A batch of up to 50 events of one visitor. Nothing is written unless consent is granted; of a visitor who denied or revoked it everything is erased before the answer. Events with a uid are written once, however often they are sent.
         */
        post: operations["events.collect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what a shopper decided
         * @description denied and revoked erase what a known visitor did, and the link to a customer, before the answer. Granting without the purpose personalisation unlinks the visitor from their customer, and what they did stays.
         */
        post: operations["consent.change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the connection
         * @description Whether the key and the page are right. A browser that sends no Origin with a download is known by its Referer.
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
    "/widgets/size": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the size of a product page
         * @description The size to suggest, with its size chart. For a visitor who granted consent and personalisation it rests on what they kept and sent back; for anybody else on the orders and returns of all. Nothing is stored.
         */
        get: operations["widgets.size"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have shoppers visit the storefront
         * @description In a sandbox shoppers come from somewhere, search, look at products of the catalog, fill carts and buy, at times of the last thirty days: what the pages of the storefront would have reported is collected, for figures and reports to show; each call is further visits. At most 10 calls a minute. In other companies, and in one without products, it is invalid_state.
         */
        post: operations["sandbox.visits"];
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
        CollectedEvents: {
            /** @description Events that were stored. */
            stored: number;
            /** @description Events that are there already, by their uid. */
            duplicates: number;
            /** @description Events that are not kept, by their place in the batch from 0. */
            rejected: {
                index: number;
                /** @enum {string} */
                reason: "kind" | "uid" | "time" | "shape" | "origin" | "storage" | "consent";
            }[];
            /** @description Milliseconds by which the times of the events were shifted, because the clock of the browser is wrong; null where it is right. */
            skew: number | null;
            /** @description Events that are kept without their payload, which is not flat or too large. */
            payloadDropped: number[];
            /** @description Searches whose query looks like personal data: they are kept without it. */
            withheld: number[];
            /** @description Events whose product is not known. */
            unmapped: number;
            /** @description Events of a cart that belongs to another visitor: they are kept, and the cart stays as it is. */
            cartRefused: number;
            /** @description A customer was named, and the shopper did not allow personalisation: the events are anonymous. */
            identityWithheld: boolean;
            /** @description Whether it was a test, of which nothing is kept. */
            test: boolean;
            /** @description Whether the test code is the store's, and not over. */
            testKnown: boolean;
            /** @description Why nothing is stored: consent is missing, or nothing can be stored now. */
            reason: ("consent" | "storage") | null;
        };
        Error: {
            /**
             * @description Branch on this.
             * @enum {string}
             */
            code: "invalid" | "not_found" | "origin_not_allowed" | "invalid_state" | "payload_too_large" | "method_not_allowed" | "rate_limited" | "unavailable" | "internal_error";
            /** @description What is wrong, and what to do. */
            message: string;
            /** @description Of invalid: the problems by field. */
            errors?: {
                [key: string]: string[];
            };
        };
        ChangedConsent: {
            /** @description Whether anything was written: of a visitor who is not known nothing is, unless consent is granted. */
            recorded: boolean;
            /**
             * @description The consent, as it was read.
             * @enum {string}
             */
            consent: "granted" | "denied" | "pending" | "revoked";
            /** @description Whether what the visitor did was erased. */
            erased: boolean;
            /** @description Whether it was a test, of which nothing is kept. */
            test: boolean;
        };
        Ping: {
            /** @constant */
            ok: true;
            /** @constant */
            api_version: "v1";
            /** @description The store that customer references name. */
            store_id: string;
            /**
             * Format: date-time
             * @description Our clock.
             */
            server_time: string;
            /** @description Whether a test code was given. */
            test: boolean;
            /** @description Whether it is the store's, and not over. */
            testKnown: boolean;
            /** @description With checks=1 and a test code that is known. */
            checks?: {
                /** @description Whether the User-Agent is that of a bot or a program: its events are kept, and in no figure. */
                is_bot: boolean;
                /** @description Whether the customer reference counts; null where none was given. One that is expired, of another store or badly signed does not. */
                customer: boolean | null;
            };
            limits: {
                /** @description The most events of a batch. */
                events: number;
                /** @description The largest body. */
                body_bytes: number;
            };
        };
        SizeWidget: {
            /** @description Whether there is a size or a size chart to show. */
            available: boolean;
            /** @description The product; left out where it is not known, or not on sale. */
            product?: {
                id: number;
                sku: string | null;
            };
            /** @description The size to suggest; left out where nothing tells it. */
            recommendation?: {
                size: string;
                /** @enum {string} */
                confidence: "low" | "medium" | "high";
                /**
                 * @description What it rests on: what this shopper kept or sent back, or what all kept.
                 * @enum {string}
                 */
                basis: "own_purchase" | "own_return" | "same_brand" | "similar_products" | "all_shoppers";
            };
            /** @description What the sizes measure; left out where the merchant has no chart of the product. */
            size_chart?: {
                title: string;
                /** @enum {string} */
                unit: "cm" | "in";
                columns: string[];
                rows: {
                    size: string;
                    /** @description One for each column. */
                    values: string[];
                }[];
            };
            /**
             * @description The language of message.
             * @enum {string}
             */
            locale: "it" | "en" | "de" | "fr" | "es";
            /** @description A sentence for the shopper. */
            message: string;
        };
        SimulatedVisits: {
            /** @description How many shoppers came. */
            visits: number;
            /** @description How many events their pages reported. */
            events: number;
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
        /** @description The origin of the page, where it may read the answer; * where pages of any origin may. */
        "Access-Control-Allow-Origin": string;
        /** @description Origin, where it decides who may read the answer. */
        Vary: "Origin";
        /** @description The headers that they may read. */
        "Access-Control-Expose-Headers": string;
        /** @description The methods of the path. */
        Allow: string;
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
        /** @description max-age=300 for anybody; private for a visitor who granted personalisation; no-store of an error. */
        "Cache-Control": string;
        /** @description Send it as If-None-Match: 304 while the answer is the same. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "events.collect": {
        parameters: {
            query?: {
                /** @description The public key, where neither a header nor the body has it. */
                key?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The public key, where no header has it. */
                    key?: string;
                    /**
                     * @description The version: 1.
                     * @enum {integer|string}
                     */
                    v?: 1 | "1";
                    /** @description When the browser sent it, by its own clock (RFC 3339). */
                    sentAt?: string;
                    visitor: {
                        /** @description The id that the storefront gave the visitor. */
                        id: string;
                        /**
                         * @description What the shopper decided; capitals and blanks around it do not count.
                         * @enum {string}
                         */
                        consent: "granted" | "denied" | "pending" | "revoked";
                        /** @description What the shopper allows: up to 10 are read. personalisation lets a visitor be linked to a customer. */
                        purposes?: string[];
                        /**
                         * @description Who asked the shopper; anything else is read as nothing.
                         * @enum {string}
                         */
                        consentSource?: "shopify" | "manual" | "gpc";
                        /** @description The language of the shopper, cut to 16 characters. */
                        locale?: string;
                        /** @description The sales channel, cut to 64 characters. */
                        channel?: string;
                    };
                    /** @description A customer reference, signed by the merchant's server; one that does not count is no error. */
                    customer?: string;
                    /** @description A test code, six letters and digits: everything is checked and answered, and nothing is kept. */
                    test?: string;
                    /** @description The session: 16 to 64 letters, digits, - and _; a malformed one is ignored. */
                    session?: string;
                    /** @description What the visitor did, up to 50 events. */
                    events?: ({
                        /** @constant */
                        kind: "page_view";
                        /** @description Of the event alone in the whole company: an event whose uid is kept already is a duplicate. One of ours unless given. */
                        uid?: string | null;
                        /**
                         * Format: date-time
                         * @description When it happened, from 7 days ago to 5 minutes ahead; now unless given.
                         */
                        at?: string | null;
                        /** @description The product: the id of a variant, a SKU (of a variant or of a product), the id of a product or its handle, the first that is known. */
                        ref?: string | number | null;
                        /** @description Flat, at most 20 keys and texts of at most 500 characters, else all of it is dropped; other keys are ignored. */
                        payload?: {
                            /** @description The path of the page, without fragment and query. */
                            path?: string | null;
                            /** @description The title of the page. */
                            title?: string | null;
                            /** @description The kind of page: home, list, product or another word of the storefront. */
                            type?: string | null;
                            /** @description The host that led to the page. */
                            referrer_host?: string | null;
                            /** @description Where the shopper came from. */
                            utm_source?: string | null;
                            /** @description How they came. */
                            utm_medium?: string | null;
                            /** @description The campaign. */
                            utm_campaign?: string | null;
                        } | null;
                    } | {
                        /** @constant */
                        kind: "product_view";
                        /** @description Of the event alone in the whole company: an event whose uid is kept already is a duplicate. One of ours unless given. */
                        uid?: string | null;
                        /**
                         * Format: date-time
                         * @description When it happened, from 7 days ago to 5 minutes ahead; now unless given.
                         */
                        at?: string | null;
                        /** @description The product: the id of a variant, a SKU (of a variant or of a product), the id of a product or its handle, the first that is known. */
                        ref?: string | number | null;
                        /** @description Flat, at most 20 keys and texts of at most 500 characters, else all of it is dropped; other keys are ignored. */
                        payload?: {
                            /** @description The path of the page on which it was done. */
                            from?: string | null;
                            /** @description The variant that was shown. */
                            variant?: string | null;
                            /** @description The list that the product was in. */
                            list?: string | null;
                            /** @description Its place in the list. */
                            position?: number | string | null;
                            /** @description The price of one, as a decimal. */
                            price?: number | string | null;
                            /** @description ISO 4217. */
                            currency?: string | null;
                        } | null;
                    } | {
                        /** @constant */
                        kind: "search";
                        /** @description Of the event alone in the whole company: an event whose uid is kept already is a duplicate. One of ours unless given. */
                        uid?: string | null;
                        /**
                         * Format: date-time
                         * @description When it happened, from 7 days ago to 5 minutes ahead; now unless given.
                         */
                        at?: string | null;
                        /** @description The product: the id of a variant, a SKU (of a variant or of a product), the id of a product or its handle, the first that is known. */
                        ref?: string | number | null;
                        /** @description Flat, at most 20 keys and texts of at most 500 characters, else all of it is dropped; other keys are ignored. */
                        payload?: {
                            /** @description What was searched for; 200 characters are kept, and what looks like personal data is not. */
                            query?: string | null;
                            /** @description How many results there were. */
                            results?: number | string | null;
                            /** @description The page of the results. */
                            page?: number | string | null;
                            /** @description How they were sorted. */
                            sort?: string | null;
                            /** @description Where the search was made. */
                            source?: string | null;
                        } | null;
                    } | {
                        /** @constant */
                        kind: "add_to_cart";
                        /** @description Of the event alone in the whole company: an event whose uid is kept already is a duplicate. One of ours unless given. */
                        uid?: string | null;
                        /**
                         * Format: date-time
                         * @description When it happened, from 7 days ago to 5 minutes ahead; now unless given.
                         */
                        at?: string | null;
                        /** @description The product: the id of a variant, a SKU (of a variant or of a product), the id of a product or its handle, the first that is known. */
                        ref?: string | number | null;
                        /** @description Flat, at most 20 keys and texts of at most 500 characters, else all of it is dropped; other keys are ignored. */
                        payload?: {
                            /** @description The storefront's token of the cart. */
                            cart?: string | null;
                            /** @description Units; 1 unless given. */
                            quantity?: number | string | null;
                            /** @description The price of one, as a decimal. */
                            price?: number | string | null;
                            /** @description ISO 4217. */
                            currency?: string | null;
                            /** @description The path of the page on which it was done. */
                            from?: string | null;
                            /** @description The list that the product was in. */
                            list?: string | null;
                            /** @description Its place in the list. */
                            position?: number | string | null;
                        } | null;
                    } | {
                        /** @constant */
                        kind: "remove_from_cart";
                        /** @description Of the event alone in the whole company: an event whose uid is kept already is a duplicate. One of ours unless given. */
                        uid?: string | null;
                        /**
                         * Format: date-time
                         * @description When it happened, from 7 days ago to 5 minutes ahead; now unless given.
                         */
                        at?: string | null;
                        /** @description The product: the id of a variant, a SKU (of a variant or of a product), the id of a product or its handle, the first that is known. */
                        ref?: string | number | null;
                        /** @description Flat, at most 20 keys and texts of at most 500 characters, else all of it is dropped; other keys are ignored. */
                        payload?: {
                            /** @description The storefront's token of the cart. */
                            cart?: string | null;
                            /** @description Units; 1 unless given. */
                            quantity?: number | string | null;
                            /** @description The price of one, as a decimal. */
                            price?: number | string | null;
                            /** @description ISO 4217. */
                            currency?: string | null;
                        } | null;
                    } | {
                        /** @constant */
                        kind: "checkout_start";
                        /** @description Of the event alone in the whole company: an event whose uid is kept already is a duplicate. One of ours unless given. */
                        uid?: string | null;
                        /**
                         * Format: date-time
                         * @description When it happened, from 7 days ago to 5 minutes ahead; now unless given.
                         */
                        at?: string | null;
                        /** @description The product: the id of a variant, a SKU (of a variant or of a product), the id of a product or its handle, the first that is known. */
                        ref?: string | number | null;
                        /** @description Flat, at most 20 keys and texts of at most 500 characters, else all of it is dropped; other keys are ignored. */
                        payload?: {
                            /** @description The storefront's token of the cart. */
                            cart?: string | null;
                            /** @description Units in all. */
                            items?: number | string | null;
                            /** @description The value of the whole cart or order, as a decimal. */
                            value?: number | string | null;
                            /** @description ISO 4217. */
                            currency?: string | null;
                        } | null;
                    } | {
                        /** @constant */
                        kind: "purchase";
                        /** @description Of the event alone in the whole company: an event whose uid is kept already is a duplicate. One of ours unless given. */
                        uid?: string | null;
                        /**
                         * Format: date-time
                         * @description When it happened, from 7 days ago to 5 minutes ahead; now unless given.
                         */
                        at?: string | null;
                        /** @description The product: the id of a variant, a SKU (of a variant or of a product), the id of a product or its handle, the first that is known. */
                        ref?: string | number | null;
                        /** @description Flat, at most 20 keys and texts of at most 500 characters, else all of it is dropped; other keys are ignored. */
                        payload?: {
                            /** @description The storefront's token of the cart. */
                            cart?: string | null;
                            /** @description The storefront's number of the order. */
                            order?: string | null;
                            /** @description Units in all. */
                            items?: number | string | null;
                            /** @description Units; 1 unless given. */
                            quantity?: number | string | null;
                            /** @description The price of one, as a decimal. */
                            price?: number | string | null;
                            /** @description The value of the whole cart or order, as a decimal. */
                            value?: number | string | null;
                            /** @description ISO 4217. */
                            currency?: string | null;
                            /** @description Of the order, as a decimal. */
                            discount?: number | string | null;
                            /** @description Of the order, as a decimal. */
                            shipping?: number | string | null;
                            /** @description Of the order, as a decimal. */
                            tax?: number | string | null;
                        } | null;
                    })[];
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectedEvents"];
                };
            };
            /** @description `origin_not_allowed`: The page is of no domain of the collector. The answer has no Access-Control-Allow-Origin, so that a page sees a network error. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The key is missing, malformed, unknown or was rotated, its collector is not active, or there is nothing at this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: Allow lists the methods of the path. Preflights are not answered: send text/plain without headers of your own. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: A body has at most 64 KB; this comes before the key and the page are looked at. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid`: The call as a whole cannot be read: no visitor id, an unknown consent state, more than 50 events, a malformed test code, an unsupported version, or no JSON. errors says what is wrong with each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Wait for the seconds of Retry-After, which pages can read where the calls of the key were too many, not those of their address. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
    "consent.change": {
        parameters: {
            query?: {
                /** @description The public key, where neither a header nor the body has it. */
                key?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The public key, where no header has it. */
                    key?: string;
                    /**
                     * @description The version: 1.
                     * @enum {integer|string}
                     */
                    v?: 1 | "1";
                    /** @description When the browser sent it, by its own clock (RFC 3339). */
                    sentAt?: string;
                    visitor: {
                        /** @description The id that the storefront gave the visitor. */
                        id: string;
                        /**
                         * @description What the shopper decided; capitals and blanks around it do not count.
                         * @enum {string}
                         */
                        consent: "granted" | "denied" | "pending" | "revoked";
                        /** @description What the shopper allows: up to 10 are read. personalisation lets a visitor be linked to a customer. */
                        purposes?: string[];
                        /**
                         * @description Who asked the shopper; anything else is read as nothing.
                         * @enum {string}
                         */
                        consentSource?: "shopify" | "manual" | "gpc";
                        /** @description The language of the shopper, cut to 16 characters. */
                        locale?: string;
                        /** @description The sales channel, cut to 64 characters. */
                        channel?: string;
                    };
                    /** @description A customer reference, signed by the merchant's server; one that does not count is no error. */
                    customer?: string;
                    /** @description A test code, six letters and digits: everything is checked and answered, and nothing is kept. */
                    test?: string;
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangedConsent"];
                };
            };
            /** @description `origin_not_allowed`: The page is of no domain of the collector. The answer has no Access-Control-Allow-Origin, so that a page sees a network error. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The key is missing, malformed, unknown or was rotated, its collector is not active, or there is nothing at this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: Allow lists the methods of the path. Preflights are not answered: send text/plain without headers of your own. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: A body has at most 64 KB; this comes before the key and the page are looked at. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid`: The call as a whole cannot be read: no visitor id, an unknown consent state, more than 50 events, a malformed test code, an unsupported version, or no JSON. errors says what is wrong with each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Wait for the seconds of Retry-After, which pages can read where the calls of the key were too many, not those of their address. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
    ping: {
        parameters: {
            query?: {
                /** @description The public key, where no header has it. */
                key?: string;
                /** @description A test code, six letters and digits: everything is checked and answered, and nothing is kept. */
                test?: string;
                /** @description 1: with a test code that is known the answer says what else a call of this page would meet. */
                checks?: "1";
                /** @description The customer reference of the page, for checks. */
                customer?: string;
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ping"];
                };
            };
            /** @description `origin_not_allowed`: The page is of no domain of the collector. The answer has no Access-Control-Allow-Origin, so that a page sees a network error. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The key is missing, malformed, unknown or was rotated, its collector is not active, or there is nothing at this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: Allow lists the methods of the path. Preflights are not answered: send text/plain without headers of your own. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid`: The call as a whole cannot be read: no visitor id, an unknown consent state, more than 50 events, a malformed test code, an unsupported version, or no JSON. errors says what is wrong with each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Wait for the seconds of Retry-After, which pages can read where the calls of the key were too many, not those of their address. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
    "widgets.size": {
        parameters: {
            query: {
                /** @description The public key, where no header has it. */
                key?: string;
                /** @description The product: the id of a variant, a SKU, the id of the product or its handle, the first that is known. */
                ref: string;
                /** @description The id that the storefront gave the visitor; leave it out where they did not allow personalisation. */
                visitor?: string;
                /** @description The language of the page: it, en, de, fr or es, also with a region (de-CH); anything else is en. */
                locale?: string;
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SizeWidget"];
                };
            };
            /** @description If-None-Match has the ETag of the answer. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `origin_not_allowed`: The page is of no domain of the collector. The answer has no Access-Control-Allow-Origin, so that a page sees a network error. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The key is missing, malformed, unknown or was rotated, its collector is not active, or there is nothing at this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: Allow lists the methods of the path. Preflights are not answered: send text/plain without headers of your own. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid`: The call as a whole cannot be read: no visitor id, an unknown consent state, more than 50 events, a malformed test code, an unsupported version, or no JSON. errors says what is wrong with each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Wait for the seconds of Retry-After, which pages can read where the calls of the key were too many, not those of their address. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Cache-Control": components["headers"]["Cache-Control"];
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
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Cache-Control": components["headers"]["Cache-Control"];
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
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    "Cache-Control": components["headers"]["Cache-Control"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "sandbox.visits": {
        parameters: {
            query?: {
                /** @description The public key, where neither a header nor the body has it. */
                key?: unknown;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The public key, where no header has it. */
                    key?: string;
                    /** @description How many visits; 20, unless given. */
                    count?: number | null;
                };
                "text/plain": string;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SimulatedVisits"];
                };
            };
            /** @description `origin_not_allowed`: The page is of no domain of the collector. The answer has no Access-Control-Allow-Origin, so that a page sees a network error. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `not_found`: The key is missing, malformed, unknown or was rotated, its collector is not active, or there is nothing at this path. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `method_not_allowed`: Allow lists the methods of the path. Preflights are not answered: send text/plain without headers of your own. */
            405: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    Allow: components["headers"]["Allow"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_state`: No shoppers can be simulated: the company is no sandbox, or has no products with a price; message says which. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: A body has at most 64 KB; this comes before the key and the page are looked at. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid`: The call as a whole cannot be read: no visitor id, an unknown consent state, more than 50 events, a malformed test code, an unsupported version, or no JSON. errors says what is wrong with each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    Vary: components["headers"]["Vary"];
                    "Access-Control-Expose-Headers": components["headers"]["Access-Control-Expose-Headers"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `rate_limited`: Wait for the seconds of Retry-After, which pages can read where the calls of the key were too many, not those of their address. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
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
