// Written by `npm run generate` from the OpenAPI description, as a caller would generate it; examples are left out.

export interface paths {
    "/api/v1/ai-tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tools of a module
         * @description Those that the person may use in the company, sorted by name, in the language of the call. The answer may be kept for 60 seconds by the same person, and its ETag asks whether it changed.
         */
        get: operations["tools.list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ai-tools/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a tool
         * @description As the person, in the company. The answer is a CallToolResult of MCP: what fails in the work itself is a result with isError that says what to do next; what cannot be called is an error.
         */
        post: operations["tools.run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcp/context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person and their companies
         * @description Which companies and modules the person of the token may use, and which company is the active one. It is on the auth host and needs no company: call this first.
         */
        get: operations["context.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mcp/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the active company
         * @description Saved for the person, whichever client they use next. It is on the auth host.
         */
        put: operations["context.company"];
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
        Tools: {
            /** @constant */
            version: 1;
            module: string;
            company: {
                id: number;
                slug: string;
                name: string;
                /** @description Of the catalog module: the catalog that calls are for. */
                store?: {
                    id: number;
                    slug: string;
                    name: string;
                };
            };
            language: string;
            tools: {
                name: string;
                title: string;
                description: string;
                inputSchema: {
                    [key: string]: unknown;
                };
                outputSchema: {
                    [key: string]: unknown;
                };
                /** @enum {string} */
                access: "read" | "write";
                annotations: {
                    readOnlyHint: boolean;
                    destructiveHint: boolean;
                    idempotentHint: boolean;
                    openWorldHint: boolean;
                };
                permission: string | null;
            }[];
        };
        Error: {
            /** @description For people, in the language of the call. */
            message: string;
            /**
             * @description Branch on this; 401 and validation have none.
             * @enum {string}
             */
            code?: "company_required" | "company_forbidden" | "company_not_ready" | "unsupported_version" | "unknown_tool" | "permission_denied" | "invalid_arguments" | "unauthorized" | "origin_not_allowed" | "invalid_json" | "validation_failed" | "payload_too_large" | "not_found" | "method_not_allowed" | "rate_limited" | "unavailable" | "internal_error";
            /** @description The messages of each field. */
            errors?: {
                [key: string]: string[];
            };
            /** @description Of the catalog module: the problem of each field. */
            details?: ({
                field: string;
                error: string;
            } & {
                [key: string]: unknown;
            })[];
            supported?: number[];
            permission?: string;
            nearest?: string;
        };
        CallToolResult: {
            content: {
                /** @constant */
                type: "text";
                text: string;
            }[];
            structuredContent: {
                [key: string]: unknown;
            };
            isError?: boolean;
        };
        Context: {
            user: {
                id: string;
                name: string;
                email: string;
                language: string;
                is_internal: boolean;
            };
            companies: {
                id: number;
                slug: string;
                name: string;
                is_internal: boolean;
                is_demo: boolean;
                disabled_sections: string[];
                modules: {
                    /** @enum {string} */
                    slug: "brain" | "catalog" | "commerce" | "intelligence";
                    name: string;
                    role: string;
                    /** @description Where its tools are; null where it has none. */
                    api_base_url: string | null;
                    /** @description false: the company switched it off for AI clients, or it has no tools: do not call it. */
                    connector_enabled: boolean;
                }[];
            }[];
            active_company_id: number | null;
            active_company_source: ("claim" | "only" | "preference" | "default") | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this call; quote it to support. */
        "X-Request-Id": string;
        /** @description Sent again in If-None-Match it gets 304 while nothing changed. */
        ETag: string;
        /** @description The version of the tool contract. */
        "X-Service-Tools-Version": string;
        /** @description The caller's own id of the request, where it sent one; not of the brain module. */
        "X-Service-Request-Id": string;
        /** @description What the list depends on. */
        Vary: string;
        /** @description The language of its texts. */
        "Content-Language": string;
        /** @description Seconds to wait before the next attempt. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "tools.list": {
        parameters: {
            query?: never;
            header: {
                /** @description The company, by its number. */
                "X-Service-Company": string;
                /** @description it, en, de, fr or es; the person's language unless given. */
                "X-Service-Language"?: string;
                /** @description Of the catalog module: the catalog, by its id or slug; the first one unless given. */
                "X-Service-Store"?: string;
                /** @description Answered as it is; not by the brain module. */
                "X-Service-Request-Id"?: string;
                /** @description The version of the tool contract, 1; the latest unless given. */
                "X-Service-Tools-Version"?: string;
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
                    ETag: components["headers"]["ETag"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tools"];
                };
            };
            /** @description Nothing changed since the ETag of If-None-Match. */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    ETag: components["headers"]["ETag"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `company_required`: X-Service-Company is missing or no number (400).
             *     `unsupported_version`: X-Service-Tools-Version is none of supported (400).
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The token is missing, expired, revoked, or not of an AI client. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        detail: string;
                    };
                };
            };
            /** @description `company_forbidden`: The person may not use this module in this company, or chose one that is not theirs (403): hide it. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `company_not_ready`: The module is not set up in this company (409): hide it. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
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
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours; say the request id. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
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
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    Vary: components["headers"]["Vary"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "tools.run": {
        parameters: {
            query?: never;
            header: {
                /** @description The company, by its number. */
                "X-Service-Company": string;
                /** @description it, en, de, fr or es; the person's language unless given. */
                "X-Service-Language"?: string;
                /** @description Of the catalog module: the catalog, by its id or slug; the first one unless given. */
                "X-Service-Store"?: string;
                /** @description Answered as it is; not by the brain module. */
                "X-Service-Request-Id"?: string;
                /** @description The version of the tool contract, 1; the latest unless given. */
                "X-Service-Tools-Version"?: string;
            };
            path: {
                /** @description The name of the tool, without the prefix of its module. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description An object with the arguments of the tool. */
                    arguments?: unknown;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallToolResult"];
                };
            };
            /**
             * @description `company_required`: X-Service-Company is missing or no number (400).
             *     `unsupported_version`: X-Service-Tools-Version is none of supported (400).
             *     `invalid_json`: The body is no JSON in UTF-8.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The token is missing, expired, revoked, or not of an AI client. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        detail: string;
                    };
                };
            };
            /**
             * @description `company_forbidden`: The person may not use this module in this company, or chose one that is not theirs (403): hide it.
             *     `permission_denied`: The person lacks permission in the company (403).
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `unknown_tool`: There is no such tool (404); nearest may say which was meant.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `company_not_ready`: The module is not set up in this company (409): hide it. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `invalid_arguments`: The arguments cannot be used (422); details name each field. */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
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
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `internal_error`: A fault of ours; say the request id. */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
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
                    "X-Service-Tools-Version": components["headers"]["X-Service-Tools-Version"];
                    "X-Service-Request-Id": components["headers"]["X-Service-Request-Id"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "context.read": {
        parameters: {
            query?: {
                /** @description A company to prefer; it is ignored where the person is not in it. */
                org_id?: number;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Context"];
                };
            };
            /** @description `unauthorized`: The token is missing, expired, revoked, or not of an AI client. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        detail: string;
                    };
                };
            };
            /** @description `validation_failed`: errors has the messages of each field. */
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
            /** @description `internal_error`: A fault of ours; say the request id. */
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
    "context.company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of companies[].id. */
                    organization_id: number;
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
                    "application/json": components["schemas"]["Context"];
                };
            };
            /** @description `invalid_json`: The body is no JSON in UTF-8. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The token is missing, expired, revoked, or not of an AI client. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                    "application/problem+json": {
                        type: string;
                        title: string;
                        status: number;
                        detail: string;
                    };
                };
            };
            /** @description `company_forbidden`: The person may not use this module in this company, or chose one that is not theirs (403): hide it. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 2 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `validation_failed`: errors has the messages of each field. */
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
            /** @description `internal_error`: A fault of ours; say the request id. */
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
