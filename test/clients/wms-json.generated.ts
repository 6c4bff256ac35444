// Written by `npm run generate` from the OpenAPI description, as a caller would generate it; examples are left out.

export interface paths {
    "/Orders/New": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders to fulfil
         * @description Paid orders without holds, oldest first, at most 500. An order comes back at every call until Orders/Acknowledge answers it, with the quantities still open. StatusCode is 201 although the HTTP status is 200.
         */
        get: operations["orders.new"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/Acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject orders
         * @description An array of answers (one object alone, or an object around the array, will do). All of them count or none; the same answer again changes nothing.
         */
        post: operations["orders.acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/Processed": {
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
         * @description Picked quantities and parcels, full or partial. All or nothing. Until the shipment the last report counts; the same report again changes nothing.
         */
        post: operations["orders.processed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/Shipped": {
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
         * @description Everything picked leaves, or the units of ProductList alone. The customer receives the tracking. The same report again is no second shipment.
         */
        post: operations["orders.shipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Orders/Canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Short-close an order
         * @description For an acknowledged order that cannot be shipped, and to confirm that an order the merchant cancelled was stopped. The same again changes nothing.
         */
        post: operations["orders.canceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Stock/Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Report stock
         * @description Absolute levels net of the orders taken over: everything, or only what changed. All or nothing.
         */
        put: operations["stock.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Returns/New": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns to expect
         * @description Announced returns, oldest first, at most 500. A return comes back at every call until Returns/Acknowledge answers it.
         */
        get: operations["returns.new"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Returns/Acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm expected returns
         * @description An array of answers. All of them count or none; the same answer again changes nothing.
         */
        post: operations["returns.acknowledge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Return/Update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what came back
         * @description The outcome of the inspection, line by line. The same report again changes nothing; another one corrects it. Goods of a cancelled return are recorded and the merchant is alerted.
         */
        post: operations["return.update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Returns/Canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A return will not arrive
         * @description Cancels the return and passes the cancellation on to the merchant. The same again changes nothing.
         */
        post: operations["returns.canceled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Labels/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Labels of an order
         * @description Optional service, off by default. While a requested label is being made the answer is LabelNotReady; retry later. Without IdLabel those that are ready are answered.
         */
        get: operations["labels.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Labels/Add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make labels
         * @description Optional service, off by default. Makes the labels parcels lack and answers every parcel's; LabelAlreadyAdded when all of them have theirs.
         */
        post: operations["labels.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Labels/Delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Void an additional label
         * @description Optional service, off by default. Before the shipment only; a label that is gone already is gone.
         */
        post: operations["labels.delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Labels/Close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the day's manifest
         * @description Optional service, off by default. The document lists the parcels that left and are on no manifest yet; with nothing new the last one of the day is answered again.
         */
        post: operations["labels.close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Documents/Get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents of an order
         * @description Optional service, off by default. While documents the order needs are being made the answer is DocumentNotReady.
         */
        get: operations["documents.get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register items
         * @description Optional service, off by default. Upserts the item registry by Sku. An EAN the merchant's catalogue does not know is stored and the merchant is alerted.
         */
        post: operations["catalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Sandbox/Orders": {
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
         * @description In a sandbox a sales channel sends paid orders of items that this warehouse reported as sellable; Orders/New gives them. In other companies it is refused.
         */
        post: operations["sandbox.orders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Sandbox/Orders/Cancel": {
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
         * @description In a sandbox the merchant cancels the order; where it was acknowledged, Orders/Canceled confirms that it was stopped. In other companies it is refused.
         */
        post: operations["sandbox.cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Sandbox/Returns": {
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
         * @description In a sandbox a customer sends units of a shipped order back; Returns/New gives the return. In other companies it is refused.
         */
        post: operations["sandbox.return"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/Sandbox/Certification": {
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        NewOrders: {
            Content: components["schemas"]["NewOrder"][];
            /** @constant */
            StatusCode: 201;
            /** @constant */
            Success: true;
            Message: string;
        };
        NewOrder: {
            OrderData: {
                /** @description The key for later calls, with its #. */
                OmsOrderNumber: string;
                /** @description Numeric part of the channel's customer id; null for guests. */
                OmsCustomerId: string | null;
                OrderDateTime: string;
                /** @enum {string} */
                HasExternalDocuments: "true" | "false";
                PreparationType: string;
                /** @constant */
                OrderType: "B2C";
                SelectedCourier: string;
                Priority: number;
                UserLanguage: string;
                /** @description 1 standard, 2 express. */
                ShipmentType: 1 | 2;
            };
            ShippingData: {
                FirstName: string;
                LastName: string;
                EmailAddress: string;
                PhoneNumber: string;
                Address: {
                    City: string;
                    CountryCode: string;
                    PostalCode: string;
                    StateOrProvinceCode: string;
                    Street: string;
                };
                Notes: string;
            };
            ProductList: {
                Sku: string;
                Quantity: number;
            }[];
        };
        Error: {
            /** @constant */
            ErrorCode: "Exception";
            /** @description The reason, or one of the words of the interface. */
            Message: string;
        };
        Accepted: {
            /** @constant */
            Success: true;
            /** @constant */
            ErrorMessage: "";
        };
        NewReturns: {
            Content: components["schemas"]["NewReturn"][];
            /** @constant */
            StatusCode: 201;
            /** @constant */
            Success: true;
            Message: string;
        };
        NewReturn: {
            ReturnData: {
                OmsReturnNumber: string;
                OmsOrderNumber: string;
                ReturnDateTime: string;
                /** @enum {string} */
                ReturnType: "Refund" | "Exchange" | "StoreCredit";
                CourierLabelId: string | null;
                SelectedCourier: string;
                Notes: string;
            };
            CustomerData: {
                FirstName: string;
                LastName: string;
                EmailAddress: string;
                PhoneNumber: string;
            };
            ProductList: {
                Sku: string;
                Quantity: number;
                ReturnCode: string | null;
            }[];
        };
        LabelFiles: {
            /** @constant */
            Status: "success";
            Message: string;
            Data: {
                /** @description 0 return label, 1 first parcel, 2 to 10 additional parcels. */
                IdLabel: number;
                idParcel: string | null;
                /** @description Tracking number. */
                CourierLabelId: string | null;
                /** @enum {string} */
                Position: "Internal" | "External";
                /** @constant */
                FileType: "Zpl";
                /** @description Base64. */
                Content: string;
            }[];
        };
        BusinessError: {
            /** @enum {string} */
            ErrorCode: "LabelNotReady" | "LabelAlreadyAdded" | "DocumentNotReady";
            /** @constant */
            success: false;
        };
        DocumentFiles: {
            /** @constant */
            Status: "success";
            Message: string;
            Data: {
                IdDocument: string;
                /** @enum {string} */
                Position: "Internal" | "External";
                /** @description A4, or the stored type. */
                FileType: string;
                /** @description Base64. */
                Content: string;
            }[];
        };
        PlacedOrders: {
            Content: {
                OmsOrderNumber: string;
                ProductList: {
                    Sku: string;
                    Quantity: number;
                }[];
            }[];
            /** @constant */
            StatusCode: 201;
            /** @constant */
            Success: true;
            Message: string;
        };
        AnnouncedReturns: {
            Content: {
                OmsReturnNumber: string;
                OmsOrderNumber: string;
            }[];
            /** @constant */
            StatusCode: 201;
            /** @constant */
            Success: true;
            Message: string;
        };
        Certification: {
            /** @description When the last step was shown. */
            CertifiedDateTime: string | null;
            Sandbox: boolean;
            Steps: {
                /** @description accepted, rejected, partial and so on. */
                Step: string;
                /** @description What counts as shown. */
                Meaning: string;
                PassedDateTime: string | null;
                /** @description X-Request-Id of the call that showed it. */
                RequestId: string | null;
                /** @description The calls that lead to it, in their order; none once it is shown. */
                Next: {
                    Method: string;
                    /** @description Below /V1; {number}, {line} and {return} are the number of the order, the code of its first item and the return that a call before answered. */
                    Path: string;
                    Body: string | null;
                    /** @description The call as a command; the shell must know BASE_URL and API_KEY. */
                    Curl: string;
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
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "orders.new": {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewOrders"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
                    /** @description true: taken over; false: rejected, with ErrorCode. */
                    Success: boolean;
                    /** @description Why it is rejected; required then. */
                    ErrorCode?: string;
                    ErrorMessage?: string;
                    /** @description The warehouse's own number for the order. */
                    ExternalReference1?: string;
                    /**
                     * Format: date-time
                     * @description When it was accepted.
                     */
                    EventDateTime?: string;
                }[];
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.processed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
                    /**
                     * Format: date-time
                     * @description When it was picked.
                     */
                    EventDateTime?: string;
                    /** @description How many parcels; more than one creates additional labels. */
                    ParcelQty?: number;
                    /** @description The quantity actually picked of every item; an item not listed counts as picked 0. */
                    ProductList: {
                        /** @description The item code agreed for the connection; the EAN by default. */
                        Sku: string;
                        Quantity: number;
                        LotNumber?: string;
                        /** Format: date */
                        LotExpirationDate?: string;
                        SerialNumber?: string;
                    }[];
                    ParcelList?: {
                        /** @description The warehouse's own id of the parcel. */
                        idParcel?: string;
                        WeightGr?: number;
                        HeightMm?: number;
                        WidthMm?: number;
                        DepthMm?: number;
                    }[];
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
                    /**
                     * Format: date-time
                     * @description When it left.
                     */
                    EventDateTime?: string;
                    Courier: string;
                    /** @description The tracking number. */
                    Waybill: string;
                    TrackingUrl?: string;
                    ParcelList?: {
                        idParcel?: string;
                        /** @description The parcel's own tracking number. */
                        CourierLabelId?: string;
                        WeightGr?: number;
                    }[];
                    /** @description Only these units leave; everything picked, unless given. */
                    ProductList?: {
                        /** @description The item code agreed for the connection; the EAN by default. */
                        Sku: string;
                        Quantity: number;
                        LotNumber?: string;
                        /** Format: date */
                        LotExpirationDate?: string;
                        SerialNumber?: string;
                    }[];
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "orders.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
                    /** Format: date-time */
                    EventDateTime?: string;
                    ErrorCode?: string;
                    Reason?: string;
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description One of the warehouse's location codes; its first one, unless given. */
                    IdWarehouse?: string;
                    /**
                     * Format: date-time
                     * @description When it was counted. A count older than the known one is passed over.
                     */
                    EventDateTime?: string;
                    ProductList: {
                        /** @description The item code agreed for the connection; the EAN by default. */
                        Sku: string;
                        Quantity: number;
                        /**
                         * @description Sellable, unless given.
                         * @enum {string}
                         */
                        Classification?: "Sellable" | "Damaged" | "Quarantine" | "Blocked";
                    }[];
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "returns.new": {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewReturns"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "returns.acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The return's number as Returns/New gives it. */
                    OmsReturnNumber: string;
                    /** @description true: the warehouse expects it; false: it does not, and the merchant is alerted. */
                    Success: boolean;
                    ErrorCode?: string;
                }[];
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Return not found`: Message is Return not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "return.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
                    /**
                     * Format: date-time
                     * @description End of the inspection.
                     */
                    EventDateTime?: string;
                    /**
                     * Format: date-time
                     * @description Reception of the parcel.
                     */
                    AquisitionDateTime?: string;
                    /** @description OmsReturnNumber of the expected return; an unknown value means an unannounced return. */
                    ExternalReference1?: string;
                    ExternalReference2?: string;
                    ProductList: {
                        /** @description The item code agreed for the connection; the EAN by default. */
                        Sku: string;
                        /** @description Units that arrived; Quantity is accepted too. */
                        QuantityReturned?: number;
                        Quantity?: number;
                        /** @description Sellable, or another class; missing means not compliant. */
                        Classification?: string;
                        /** @description Reason code from the parcel form. */
                        ReturnCode?: string;
                    }[];
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "returns.canceled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The return's number as Returns/New gives it. */
                    OmsReturnNumber: string;
                    /** Format: date-time */
                    EventDateTime?: string;
                    Reason?: string;
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Return not found`: Message is Return not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "labels.get": {
        parameters: {
            query: {
                /** @description The order's number as Orders/New gives it. */
                OmsOrderNumber: string;
                /** @description 0 return label, 1 first parcel, 2 to 10 additional parcels; all of them, unless given. */
                IdLabel?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Done, or:
             *     `LabelNotReady`: Answered with 200 and success false: the label is still being made, or could not be made yet.
             */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelFiles"] | components["schemas"]["BusinessError"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Labels are managed by the WMS`: The merchant did not enable platform-made labels. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "labels.add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
                    /** @description How many parcels the order has in all. */
                    ParcelQty?: number;
                    ParcelList?: {
                        /** @description The warehouse's own id of the parcel. */
                        idParcel?: string;
                        WeightGr?: number;
                        HeightMm?: number;
                        WidthMm?: number;
                        DepthMm?: number;
                    }[];
                };
            };
        };
        responses: {
            /**
             * @description Done, or:
             *     `LabelNotReady`: Answered with 200 and success false: the label is still being made, or could not be made yet.
             *     `LabelAlreadyAdded`: Answered with 200 and success false: these parcels have their labels.
             */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabelFiles"] | components["schemas"]["BusinessError"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Labels are managed by the WMS`: The merchant did not enable platform-made labels. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "labels.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
                    /** @description An additional label: 2 to 10. */
                    IdLabel: number;
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Labels are managed by the WMS`: The merchant did not enable platform-made labels. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "labels.close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Only this courier's parcels. */
                    Courier?: string;
                    /**
                     * Format: date
                     * @description Today, unless given.
                     */
                    Date?: string;
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
                    "application/json": components["schemas"]["DocumentFiles"];
                };
            };
            /**
             * @description `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Labels are managed by the WMS`: The merchant did not enable platform-made labels. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    "documents.get": {
        parameters: {
            query: {
                /** @description The order's number as Orders/New gives it. */
                OmsOrderNumber: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Done, or:
             *     `DocumentNotReady`: Answered with 200 and success false: the documents are still being made.
             */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentFiles"] | components["schemas"]["BusinessError"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Not found`: There is nothing at this path, or the optional service is switched off. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    catalogue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Read and not used: the connection is the warehouse. */
                    IdWarehouse?: string;
                    ProductList: {
                        /** @description The warehouse's own item code. */
                        Sku: string;
                        EAN?: string;
                        Title?: string;
                        Category?: string;
                        WeightGr?: number;
                        HeightMm?: number;
                        WidthMm?: number;
                        DepthMm?: number;
                    }[];
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Not found`: There is nothing at this path, or the optional service is switched off. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description How many; 1, unless given. */
                    Count?: number;
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
                    "application/json": components["schemas"]["PlacedOrders"];
                };
            };
            /**
             * @description `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
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
                    "application/json": components["schemas"]["Accepted"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
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
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The order's number as Orders/New gives it. */
                    OmsOrderNumber: string;
                    /** @description How many units come back; 1, unless given. */
                    Quantity?: number;
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
                    "application/json": components["schemas"]["AnnouncedReturns"];
                };
            };
            /**
             * @description `Order not found`: Message is Order not found: and the number.
             *     `Exception`: A field is missing or wrong, or the call contradicts the state; Message gives the reason, such as ProductList[0]: Sku is required.
             *     `Invalid JSON body`: The body is no JSON, not even with trailing commas.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Certification"];
                };
            };
            /** @description `Unauthorized`: Credentials are missing or wrong. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Forbidden`: The address is not in the allowlist. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `Too many requests`: Too many calls in a minute, or too many failed attempts from this address; wait at least 60 seconds. */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /**
             * @description `service paused`: The connection is paused or still a draft; nothing was read or written.
             *     `Internal error`: Something unexpected; Message ends with (ref and a uuid) to quote to support.
             */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
