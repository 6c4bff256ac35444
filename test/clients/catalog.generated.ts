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
         * @description Shows the catalog of the key, what it may do and how it treats fields that have values. Safe at any time.
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
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description By id, without deleted ones; with updated_since what changed, by the time of the change, deleted products as {id, sku, deleted, updated_at} for 30 days. Every change of the product, of its variants and of their stock counts; a restore does too. To keep a copy in step begin with updated_since=2000-01-01T00:00:00Z, which lists everything in the order it changed, and go on from the updated_at of the last product stored: a list by id does not say from when on its first products changed.
         */
        get: operations["products.list"];
        put?: never;
        /**
         * Create or update a product
         * @description Matched by sku, then by the external_id that this key gave; one that is not there is made, as a draft unless status says otherwise. Sent again it changes nothing. Variants are matched by their SKUs and never removed; without any the product gets one with its own SKU.
         */
        post: operations["products.upsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one product
         * @description By its id or SKU; by the SKU of a variant where no product has it.
         */
        get: operations["products.read"];
        put?: never;
        post?: never;
        /**
         * Delete a product
         * @description Moves the product to the trash, where it stays 30 days and can be restored; its SKUs are free meanwhile. Lists with updated_since show it as deleted.
         */
        delete: operations["products.delete"];
        options?: never;
        head?: never;
        /**
         * Update a product
         * @description Changes the fields that are sent; what is absent, null or empty stays. The one call that changes the SKU of a product.
         */
        patch: operations["products.update"];
        trace?: never;
    };
    "/products/{product}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a product
         * @description Takes a product out of the trash with its variants, by its id or the SKU it had; a restore counts as a change. Refused where another product has one of its SKUs meanwhile.
         */
        post: operations["products.restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update many products
         * @description Up to 100 products, each as POST /products writes it, with a result of its own in the order they were sent: wrong ones are invalid, the others are written. Also 200 when none could be written.
         */
        post: operations["products.bulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import many products
         * @description Up to 5,000 products in a body of up to 20 MB, each written as POST /products writes it, one after the other in the background. Location is where the progress and the results are. Of the imports of a key one runs at a time, in the order they were sent; up to 20 may wait.
         */
        post: operations["imports.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/imports/{import}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an import
         * @description Only imports of the same key, for 30 days after their end. While it runs, results has the products that were processed so far; at most 20 errors and notes of each.
         */
        get: operations["imports.read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product}/translations/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Write the texts of a language
         * @description The locale is one of GET /locales; the default one writes the product's own title and description. What could act in a page is taken out of the description.
         */
        put: operations["products.translation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product}/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the categories of a product
         * @description The full set: categories that are not listed are removed, and an empty list removes all.
         */
        put: operations["products.categories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the variants of a product
         * @description All of them, in the order they were added.
         */
        get: operations["variants.list"];
        put?: never;
        /**
         * Add a variant
         * @description Refused where any product of the company has a variant with this SKU.
         */
        post: operations["variants.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product}/variants/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a variant
         * @description Answers the product without it. A product keeps its last variant.
         */
        delete: operations["variants.delete"];
        options?: never;
        head?: never;
        /**
         * Update a variant
         * @description Changes the fields that are sent; what is absent, null or empty stays. A sku that differs is its new SKU.
         */
        patch: operations["variants.update"];
        trace?: never;
    };
    "/products/{product}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the images of a product
         * @description All of them, in their order.
         */
        get: operations["images.list"];
        put?: never;
        /**
         * Add an image
         * @description Fetches the image before it answers, and keeps a copy, which we serve: decoded and encoded anew, without what else the file held. An image that the product has already, by its content, is not added twice.
         */
        post: operations["images.add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product}/images/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put the images in order
         * @description Names every image of the product once.
         */
        put: operations["images.order"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{product}/images/{image}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an image
         * @description Answers the product without it.
         */
        delete: operations["images.delete"];
        options?: never;
        head?: never;
        /**
         * Update an image
         * @description Changes the text or the place; what is absent, null or empty stays.
         */
        patch: operations["images.update"];
        trace?: never;
    };
    "/products/{product}/variants/{variant}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set stock of a variant
         * @description available replaces the quantity at each location that is sent; the others stay.
         */
        put: operations["stock.of_variant"];
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
        get?: never;
        /**
         * Set stock of many variants
         * @description Up to 500 entries, each with a result of its own. available replaces the quantity at the location; with expected_available it is written only while that is the quantity. Two entries of one variant and location are refused.
         */
        put: operations["stock.update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List categories
         * @description By id; parent_id is null at the root.
         */
        get: operations["references.categories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List attributes
         * @description By code, with the allowed values of selections.
         */
        get: operations["references.attributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/locales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List locales
         * @description By code.
         */
        get: operations["references.locales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/markets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List markets
         * @description By code; price_list is the default list where a market has none of its own.
         */
        get: operations["references.markets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List price lists
         * @description By code; one of them is the default one.
         */
        get: operations["references.price_lists"];
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
         * @description Warehouses and stores whose stock is read and written, by code.
         */
        get: operations["references.locations"];
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
         * Try a receiver
         * @description Sends a webhook an event of type ping, whatever its events, signed like every other; read the delivery to see what it answered. webhook_id may be left out where the key has one webhook.
         */
        post: operations["webhooks.ping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description The webhooks of this key, oldest first, without their secrets; at most 10.
         */
        get: operations["webhooks.list"];
        put?: never;
        /**
         * Create a webhook
         * @description Also with a key that only reads. The secret signs what is sent, and is shown in this answer alone.
         */
        post: operations["webhooks.create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a webhook
         * @description One webhook of this key, without its secret, with its last success and failure.
         */
        get: operations["webhooks.read"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Nothing is sent to it any more, not even what waits.
         */
        delete: operations["webhooks.delete"];
        options?: never;
        head?: never;
        /**
         * Change a webhook
         * @description Fields that are absent or null stay as they are. What waits to be sent goes to the new address, signed with the new secret.
         */
        patch: operations["webhooks.update"];
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
         * @description What happened in the catalog of this key in the last 30 days, in the order it happened: the same records that webhooks carry, sent or not.
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
    "/sandbox/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the stock of a variant counted
         * @description In a sandbox a warehouse counts a variant, whichever system owns its stock, with the event stock.updated: a key that only reads sees a change that it cannot make, and one that writes an expected_available that is out of date. In other companies it is not_written.
         */
        post: operations["sandbox.stock"];
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
}
export interface webhooks {
    "product.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product.created
         * @description A product is made, by whomever.
         */
        post: operations["webhook.product.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product.updated
         * @description A product or one of its variants changes, or a product is taken out of the trash.
         */
        post: operations["webhook.product.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * product.deleted
         * @description A product is moved to the trash.
         */
        post: operations["webhook.product.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * stock.updated
         * @description The stock of variants of a product changes.
         */
        post: operations["webhook.stock.updated"];
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
            };
            catalog: {
                id: number;
                name: string;
            };
            key: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @enum {string} */
                level: "read" | "write";
                /** @enum {string} */
                field_rule: "sorgente" | "inserimento" | "platform";
                rate_limit_per_minute: number;
            };
            /** @description Active webhooks of this key. */
            webhooks: number;
            /**
             * Format: date-time
             * @description A minute before it is a good start for updated_since.
             */
            server_time: string;
        };
        Error: {
            error: {
                /**
                 * @description Branch on this.
                 * @enum {string}
                 */
                code: "unauthorized" | "insufficient_scope" | "read_only_key" | "not_found" | "method_not_allowed" | "idempotency_key_reused" | "idempotency_key_in_progress" | "invalid_json" | "invalid_cursor" | "payload_too_large" | "rate_limited" | "internal_error" | "validation_failed" | "product_not_found" | "variant_not_found" | "image_not_found" | "import_not_found" | "webhook_not_found" | "product_not_written" | "variant_not_written" | "image_not_downloadable" | "not_written" | "field_rule" | "field_locked" | "webhook_limit";
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
        ProductPage: {
            data: (components["schemas"]["Product"] | components["schemas"]["DeletedProduct"])[];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Product: {
            id: number;
            sku: string;
            /** @description The id that this key gave it. */
            external_id: string | null;
            title: string;
            /** @description HTML. */
            description: string | null;
            handle: string | null;
            /** @enum {string} */
            status: "draft" | "active" | "archived";
            product_type: string | null;
            brand: string | null;
            /** @description Code of the set. */
            attribute_set: string | null;
            model_code: string | null;
            gender: string | null;
            season: string | null;
            color: string | null;
            material: string | null;
            made_in: string | null;
            composition: string | null;
            categories: {
                id: number;
                name: string;
                /** @description Names from the root down: Men > Shirts. */
                path: string;
            }[];
            /** @description Texts by the codes of the attributes; options by their codes, several with commas between. */
            attributes: {
                [key: string]: string;
            };
            /** @description By locale, without the default one. */
            translations: {
                [key: string]: {
                    title: string | null;
                    description: string | null;
                };
            };
            /** @description In their order. */
            images: components["schemas"]["Image"][];
            /** @description In the order they were added. */
            variants: components["schemas"]["Variant"][];
            /** @description When it, one of its variants or their stock last changed. */
            updated_at: string | null;
        };
        Image: {
            id: number;
            /** @description Where we serve it; with w=100, 200, 400, 800, 1200 or 1600 in that width. */
            url: string;
            alt: string | null;
            /** @description From 1. */
            position: number;
            width: number | null;
            height: number | null;
        };
        Variant: {
            /** Format: uuid */
            id: string;
            sku: string;
            barcode: string | null;
            /** @description Codes of options by the codes of their attributes. */
            options: {
                [key: string]: string;
            };
            cost: string | null;
            weight: number | null;
            /**
             * @description g where there is no weight.
             * @enum {string}
             */
            weight_unit: "g" | "kg" | "lb" | "oz";
            /** @description The prices that hold now, one a price list. */
            prices: components["schemas"]["Price"][];
            /** @description By location, where it has or had any. */
            stock: components["schemas"]["Stock"][];
        };
        Price: {
            price_list: string;
            currency: string;
            /** @description At least two decimals: 59.90. */
            price: string;
            sale_price: string | null;
        };
        Stock: {
            location: string;
            /** @description What may be sold. */
            available: number;
            on_hand: number;
        };
        DeletedProduct: {
            id: number;
            sku: string | null;
            /** @constant */
            deleted: true;
            updated_at: string | null;
        };
        OneProduct: {
            data: components["schemas"]["Product"];
        };
        NewProduct: {
            sku: string;
            /** @description The id this key gives the product. */
            external_id?: string | null;
            title?: string | null;
            /** @description HTML; what could act in a page is taken out. */
            description?: string | null;
            status?: (("draft" | "active" | "archived") | "") | null;
            product_type?: string | null;
            brand?: string | null;
            /** @description A path of names joined by >, made where it is missing, or an id, which digits alone are (>2027 is the name 2027); replaces the categories. */
            category?: number | string | null;
            model_code?: string | null;
            gender?: string | null;
            season?: string | null;
            color?: string | null;
            material?: string | null;
            made_in?: string | null;
            composition?: string | null;
            /** @description Code of the set. */
            attribute_set?: string | null;
            /** @description By attribute code; options by their codes, several with commas between. */
            attributes?: {
                [key: string]: (string | number | boolean | string[]) | null;
            } | null;
            /** @description By locale. */
            translations?: {
                [key: string]: {
                    title?: string | null;
                    description?: string | null;
                } & {
                    [key: string]: unknown;
                };
            } | null;
            image_urls?: string[] | null;
            variants?: ({
                /** @description Identifies it; case-sensitive. */
                sku: string;
                barcode?: string | null;
                /** @description An unknown one makes an option. */
                size?: string | null;
                /** @description Codes or labels; the shape options are read in. A size beside them is the one that is taken. An unknown one makes an option. */
                options?: ({
                    size?: string | null;
                    color?: string | null;
                } & {
                    [key: string]: unknown;
                }) | null;
                cost?: number | string | null;
                weight?: number | string | null;
                /** @description That of the present weight unless given; g where there is none. */
                weight_unit?: (("g" | "kg" | "lb" | "oz") | "") | null;
                prices?: ({
                    /** @description Code of the list; the default one unless given. */
                    price_list?: string | null;
                    /** @description That of the list unless given. */
                    currency?: string | null;
                    /** @description The one there is stays unless given. */
                    price?: number | string | null;
                    /** @description The reduced price. Not above the price. The one there is stays unless given, and ends where it is not below the new price; the same as price ends it. */
                    sale_price?: number | string | null;
                } & {
                    [key: string]: unknown;
                })[] | null;
                stock?: ({
                    /** @description Code of the location. */
                    location: string;
                    /** @description Replaces the quantity at the location. */
                    available: number;
                    /** @description Written only while this is the quantity. */
                    expected_available?: number | null;
                } & {
                    [key: string]: unknown;
                })[] | null;
            } & {
                [key: string]: unknown;
            })[] | null;
        } & {
            [key: string]: unknown;
        };
        WrittenProduct: {
            data: components["schemas"]["Product"];
            result: components["schemas"]["WriteResult"];
        };
        WriteResult: {
            /**
             * @description partial: some variants could not be written; skipped: the field rule left nothing to write.
             * @enum {string}
             */
            status: "created" | "updated" | "partial" | "skipped";
            errors: {
                variant_sku: string | null;
                message: string;
            }[];
            /** @description Fields that were not written, and why. */
            notes: components["schemas"]["Note"][];
        };
        Note: {
            field: string;
            variant_sku: string | null;
            /**
             * @description field_rule: the rule of the key keeps the value; field_locked: another system owns the field; sku_change: a SKU changes only through PATCH; unknown_field: there is no such field; images_pending: images are fetched later; image_not_downloadable: an image could not be fetched from its address, or used; no_weight: a unit came without a weight; sale_ended: the reduced price that was there is not below the new price, and ended; own_text: title or description came beside the default locale's, and was taken; price_of_period: a price of a period holds in the list now or later, and the one that was sent outside it; html_removed: what could act in a page was taken out of the HTML; more: the last of 100, which stands for further notes.
             * @enum {string}
             */
            reason: "field_rule" | "field_locked" | "sku_change" | "unknown_field" | "images_pending" | "image_not_downloadable" | "no_weight" | "sale_ended" | "own_text" | "price_of_period" | "html_removed" | "more";
            message: string;
        };
        ImportProduct: {
            /** @description Identifies it; case-sensitive. */
            sku?: string | null;
            /** @description The id this key gives the product. */
            external_id?: string | null;
            title?: string | null;
            /** @description HTML; what could act in a page is taken out. */
            description?: string | null;
            status?: (("draft" | "active" | "archived") | "") | null;
            product_type?: string | null;
            brand?: string | null;
            /** @description A path of names joined by >, made where it is missing, or an id, which digits alone are (>2027 is the name 2027); replaces the categories. */
            category?: number | string | null;
            model_code?: string | null;
            gender?: string | null;
            season?: string | null;
            color?: string | null;
            material?: string | null;
            made_in?: string | null;
            composition?: string | null;
            /** @description Code of the set. */
            attribute_set?: string | null;
            /** @description By attribute code; options by their codes, several with commas between. */
            attributes?: {
                [key: string]: (string | number | boolean | string[]) | null;
            } | null;
            /** @description By locale. */
            translations?: {
                [key: string]: {
                    title?: string | null;
                    description?: string | null;
                } & {
                    [key: string]: unknown;
                };
            } | null;
            image_urls?: string[] | null;
            variants?: ({
                /** @description Identifies it; case-sensitive. */
                sku: string;
                barcode?: string | null;
                /** @description An unknown one makes an option. */
                size?: string | null;
                /** @description Codes or labels; the shape options are read in. A size beside them is the one that is taken. An unknown one makes an option. */
                options?: ({
                    size?: string | null;
                    color?: string | null;
                } & {
                    [key: string]: unknown;
                }) | null;
                cost?: number | string | null;
                weight?: number | string | null;
                /** @description That of the present weight unless given; g where there is none. */
                weight_unit?: (("g" | "kg" | "lb" | "oz") | "") | null;
                prices?: ({
                    /** @description Code of the list; the default one unless given. */
                    price_list?: string | null;
                    /** @description That of the list unless given. */
                    currency?: string | null;
                    /** @description The one there is stays unless given. */
                    price?: number | string | null;
                    /** @description The reduced price. Not above the price. The one there is stays unless given, and ends where it is not below the new price; the same as price ends it. */
                    sale_price?: number | string | null;
                } & {
                    [key: string]: unknown;
                })[] | null;
                stock?: ({
                    /** @description Code of the location. */
                    location: string;
                    /** @description Replaces the quantity at the location. */
                    available: number;
                    /** @description Written only while this is the quantity. */
                    expected_available?: number | null;
                } & {
                    [key: string]: unknown;
                })[] | null;
            } & {
                [key: string]: unknown;
            })[] | null;
        } & {
            [key: string]: unknown;
        };
        BulkResult: {
            data: {
                summary: components["schemas"]["Summary"];
                results: components["schemas"]["ItemResult"][];
            };
        };
        Summary: {
            created: number;
            updated: number;
            partial: number;
            skipped: number;
            failed: number;
            invalid: number;
        };
        ItemResult: {
            /** @description Its place in the list, from 0. */
            index: number;
            sku: string | null;
            product_id: number | null;
            /**
             * @description invalid: not written because of wrong input; failed: nothing could be written.
             * @enum {string}
             */
            status: "created" | "updated" | "partial" | "skipped" | "failed" | "invalid";
            errors: {
                field: string | null;
                variant_sku: string | null;
                message: string;
            }[];
            /** @description Fields that were not written, and why. */
            notes: components["schemas"]["Note"][];
        };
        QueuedImport: {
            data: components["schemas"]["Import"];
        };
        Import: {
            /** Format: uuid */
            id: string;
            /**
             * @description done: nothing failed; partial: some of it did; failed: nothing was written.
             * @enum {string}
             */
            status: "queued" | "processing" | "done" | "partial" | "failed";
            total: number;
            /** @description Products that have a result. */
            processed: number;
            /** @description Products that are invalid or failed. */
            failed: number;
            /** Format: date-time */
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
        };
        ReadImport: {
            data: components["schemas"]["ImportWithResults"];
        };
        ImportWithResults: {
            /** Format: uuid */
            id: string;
            /**
             * @description done: nothing failed; partial: some of it did; failed: nothing was written.
             * @enum {string}
             */
            status: "queued" | "processing" | "done" | "partial" | "failed";
            total: number;
            /** @description Products that have a result. */
            processed: number;
            /** @description Products that are invalid or failed. */
            failed: number;
            /** Format: date-time */
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
            /** @description Of the products that were processed, in the order they were sent. */
            results: components["schemas"]["ItemResult"][];
            summary: components["schemas"]["Summary"];
        };
        Variants: {
            data: components["schemas"]["Variant"][];
        };
        NewVariant: {
            /** @description Identifies it; case-sensitive. */
            sku: string;
            barcode?: string | null;
            /** @description An unknown one makes an option. */
            size?: string | null;
            /** @description Codes or labels; the shape options are read in. A size beside them is the one that is taken. An unknown one makes an option. */
            options?: ({
                size?: string | null;
                color?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            cost?: number | string | null;
            weight?: number | string | null;
            /** @description That of the present weight unless given; g where there is none. */
            weight_unit?: (("g" | "kg" | "lb" | "oz") | "") | null;
            prices?: ({
                /** @description Code of the list; the default one unless given. */
                price_list?: string | null;
                /** @description That of the list unless given. */
                currency?: string | null;
                /** @description The one there is stays unless given. */
                price?: number | string | null;
                /** @description The reduced price. Not above the price. The one there is stays unless given, and ends where it is not below the new price; the same as price ends it. */
                sale_price?: number | string | null;
            } & {
                [key: string]: unknown;
            })[] | null;
            stock?: ({
                /** @description Code of the location. */
                location: string;
                /** @description Replaces the quantity at the location. */
                available: number;
                /** @description Written only while this is the quantity. */
                expected_available?: number | null;
            } & {
                [key: string]: unknown;
            })[] | null;
        } & {
            [key: string]: unknown;
        };
        WrittenVariant: {
            data: components["schemas"]["Variant"];
            result: components["schemas"]["WriteResult"];
        };
        VariantChange: {
            /** @description The SKU it is to have. */
            sku?: string | null;
            barcode?: string | null;
            /** @description An unknown one makes an option. */
            size?: string | null;
            /** @description Codes or labels; the shape options are read in. A size beside them is the one that is taken. An unknown one makes an option. */
            options?: ({
                size?: string | null;
                color?: string | null;
            } & {
                [key: string]: unknown;
            }) | null;
            cost?: number | string | null;
            weight?: number | string | null;
            /** @description That of the present weight unless given; g where there is none. */
            weight_unit?: (("g" | "kg" | "lb" | "oz") | "") | null;
            prices?: ({
                /** @description Code of the list; the default one unless given. */
                price_list?: string | null;
                /** @description That of the list unless given. */
                currency?: string | null;
                /** @description The one there is stays unless given. */
                price?: number | string | null;
                /** @description The reduced price. Not above the price. The one there is stays unless given, and ends where it is not below the new price; the same as price ends it. */
                sale_price?: number | string | null;
            } & {
                [key: string]: unknown;
            })[] | null;
            stock?: ({
                /** @description Code of the location. */
                location: string;
                /** @description Replaces the quantity at the location. */
                available: number;
                /** @description Written only while this is the quantity. */
                expected_available?: number | null;
            } & {
                [key: string]: unknown;
            })[] | null;
        } & {
            [key: string]: unknown;
        };
        Images: {
            data: components["schemas"]["Image"][];
        };
        NewImage: {
            /** @description Where it is fetched: JPEG, PNG, WebP, GIF or AVIF of at most 10 MB and 50 megapixels, on a public address, within 20 seconds. */
            url: string;
            /** @description What it shows, for those who do not see it. */
            alt?: string | null;
            /** @description Its place, from 1; a place behind the last one is the last. */
            position?: number | null;
        } & {
            [key: string]: unknown;
        };
        WrittenImage: {
            data: components["schemas"]["Image"];
            result: components["schemas"]["WriteResult"];
        };
        ImageChange: {
            /** @description What it shows, for those who do not see it. */
            alt?: string | null;
            /** @description Its place, from 1; a place behind the last one is the last. */
            position?: number | null;
        } & {
            [key: string]: unknown;
        };
        StockSummary: {
            updated: number;
            unchanged: number;
            failed: number;
        };
        StockResult: {
            index: number;
            sku: string | null;
            location: string;
            /** @enum {string} */
            status: "updated" | "unchanged" | "failed";
            errors: string[];
            /** @description Why it failed, for programs. variant_not_found: no variant has the sku or variant_id, or they name two; field_locked: another system owns the stock; other_quantity: expected_available is not the quantity, which available says; location: there is no such location, or it is not active; not_written: anything else. */
            reason: ("variant_not_found" | "field_locked" | "other_quantity" | "location" | "not_written") | null;
            /** @description The quantity after the call; null where it is not known. */
            available: number | null;
            /** @description Fields of the entry that are not of this interface, such as a misspelt expected_available. */
            notes: components["schemas"]["Note"][];
        };
        CategoryPage: {
            data: components["schemas"]["Category"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Category: {
            id: number;
            name: string;
            path: string;
            parent_id: number | null;
            position: number;
        };
        AttributePage: {
            data: components["schemas"]["Attribute"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Attribute: {
            code: string;
            label: string;
            /** @enum {string} */
            type: "text" | "number" | "boolean" | "date" | "select" | "multiselect";
            localizable: boolean;
            unit: string | null;
            /** @description The allowed values of a selection, in their order. */
            options: {
                code: string;
                label: string;
            }[];
            /** @description The connected system that alone writes it. */
            owned_by: string | null;
        };
        LocalePage: {
            data: components["schemas"]["Locale"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Locale: {
            code: string;
            name: string;
            /** @description Whether the products' own titles and descriptions are in it. */
            default: boolean;
        };
        MarketPage: {
            data: components["schemas"]["Market"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Market: {
            code: string;
            name: string;
            countries: string[];
            currency: string;
            price_list: string | null;
            locales: string[];
        };
        PriceListPage: {
            data: components["schemas"]["PriceList"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        PriceList: {
            code: string;
            name: string;
            currency: string;
            tax_included: boolean;
            default: boolean;
        };
        LocationPage: {
            data: components["schemas"]["Location"][];
            /** @description Follow it until it is null. */
            next_cursor: string | null;
        };
        Location: {
            code: string;
            name: string;
            /** @enum {string} */
            type: "warehouse" | "store";
            country_code: string;
            active: boolean;
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
            /**
             * Format: uuid
             * @description The webhook it is for.
             */
            webhook_id: string;
        };
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            events: ("product.created" | "product.updated" | "product.deleted" | "stock.updated")[];
            /** @description While false nothing is sent, and events of that time are not sent later. */
            active: boolean;
            last_success_at: string | null;
            last_failure_at: string | null;
            last_error: string | null;
            /** Format: date-time */
            created_at: string;
        };
        WebhookWithSecret: {
            /** Format: uuid */
            id: string;
            url: string;
            events: ("product.created" | "product.updated" | "product.deleted" | "stock.updated")[];
            /** @description While false nothing is sent, and events of that time are not sent later. */
            active: boolean;
            last_success_at: string | null;
            last_failure_at: string | null;
            last_error: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description Signs what is sent: only in the answer to creation or rotation. */
            secret?: string;
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
            type: "product.created" | "product.updated" | "product.deleted" | "stock.updated";
            /**
             * Format: date-time
             * @description When it happened.
             */
            created_at: string;
            /** @description product.*: product_id, sku, external_id, updated_at; stock.updated: product_id, sku, variants, updated_at. */
            data: {
                product_id: number;
                sku: string | null;
                /** @description The id that the notified key gave the product; null where it gave none. */
                external_id: string | null;
                /** Format: date-time */
                updated_at: string;
            } | {
                product_id: number;
                sku: string | null;
                /** @description Those whose stock changed, at most 100; more are divided among several events. */
                variants: {
                    /** Format: uuid */
                    variant_id: string;
                    sku: string;
                }[];
                /** Format: date-time */
                updated_at: string;
            };
        };
        SimulatedCount: {
            sku: string;
            location: string;
            available: number;
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
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Names this call; quote it to support. */
        "X-Request-Id": string;
        /** @description Always v1. */
        "Service-Api-Version": "v1";
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
        /** @description Where the progress is read. */
        Location: string;
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ping"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.list": {
        parameters: {
            query?: {
                /** @description Changes at or after this time, deleted products included, in the order of the changes: the updated_at of the last product of the changes stored; in the beginning 2000-01-01T00:00:00Z, or a minute before the server_time that /ping gave before the first page of a list by id. Write + as %2B. */
                updated_since?: string;
                /** @description Only products that have one of these SKUs, or a variant with it: 1 to 100 of them, with commas between. */
                sku?: string;
                /** @description Only the product that this key gave this id; a deleted product has none. */
                external_id?: string;
                /** @description Only products in this status. */
                status?: "draft" | "active" | "archived";
                /** @description next_cursor of the page before; keep the other parameters as they were. */
                cursor?: string;
                /** @description Products per page. */
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductPage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.upsert": {
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
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description The product was there: updated, partial or skipped. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `product_not_written`: Nothing of the product could be written; the message says why.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OneProduct"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeletedProduct"];
                    };
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ImportProduct"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `product_not_written`: Nothing of the product could be written; the message says why.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /**
             * @description `product_not_written`: Nothing of the product could be written; the message says why.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.bulk": {
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
                    products: (components["schemas"]["ImportProduct"] | unknown)[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "imports.create": {
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
                    products: components["schemas"]["ImportProduct"][];
                };
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    Location: components["headers"]["Location"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedImport"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "imports.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The import. */
                import: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadImport"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `import_not_found`: This key made no such import, or its 30 days are over.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.translation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
                /** @description Code of the locale. */
                locale: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    title?: string | null;
                    /** @description HTML. */
                    description?: string | null;
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "products.categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category_ids: number[];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "variants.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Variants"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "variants.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewVariant"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenVariant"];
                };
            };
            /**
             * @description `variant_not_written`: The variant could not be written; the message says why.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "variants.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
                /** @description The variant's id or SKU; sku:123 is the SKU 123. */
                variant: unknown;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /**
             * @description `variant_not_written`: The variant could not be written; the message says why.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `variant_not_found`: The product has no variant with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "variants.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
                /** @description The variant's id or SKU; sku:123 is the SKU 123. */
                variant: unknown;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["VariantChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenVariant"];
                };
            };
            /**
             * @description `variant_not_written`: The variant could not be written; the message says why.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `variant_not_found`: The product has no variant with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "images.list": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Images"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "images.add": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewImage"];
            };
        };
        responses: {
            /** @description The product had this image already. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenImage"];
                };
            };
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenImage"];
                };
            };
            /**
             * @description `image_not_downloadable`: The image could not be fetched from its address, or is none that can be used; the message says why.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "images.order": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description All images of the product, each once. */
                    image_ids: number[];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "images.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
                /** @description The image's id. */
                image: unknown;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenProduct"];
                };
            };
            /**
             * @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `image_not_found`: The product has no image with this id.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "images.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
                /** @description The image's id. */
                image: unknown;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ImageChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenImage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `image_not_found`: The product has no image with this id.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_rule`: The field rule of this key does not allow the change.
             *     `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "stock.of_variant": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description The product's id (digits alone), or its SKU; sku:123 is the SKU 123. */
                product: string;
                /** @description The variant's id or SKU; sku:123 is the SKU 123. */
                variant: unknown;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stock: ({
                        /** @description Code of the location. */
                        location: string;
                        /** @description Replaces the quantity at the location. */
                        available: number;
                        /** @description Written only while this is the quantity. */
                        expected_available?: number | null;
                    } & {
                        [key: string]: unknown;
                    })[];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenVariant"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `not_written`: Nothing could be written; the message says why.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `product_not_found`: The catalog of this key has no product with this id or SKU.
             *     `variant_not_found`: The product has no variant with this id or SKU.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `field_locked`: Another system owns the fields; details.locked lists them.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    items: ({
                        /** @description Code of the location. */
                        location: string;
                        /** @description Replaces the quantity at the location. */
                        available: number;
                        /** @description Written only while this is the quantity. */
                        expected_available?: number | null;
                        /** @description Names the variant; where variant_id is sent too, both must name the same. */
                        sku?: string | null;
                        variant_id?: string | null;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            summary: components["schemas"]["StockSummary"];
                            results: components["schemas"]["StockResult"][];
                        };
                    };
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone.
             *     `read_only_key`: The key only reads; ask the merchant for one that writes.
             */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "references.categories": {
        parameters: {
            query?: {
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryPage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "references.attributes": {
        parameters: {
            query?: {
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributePage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "references.locales": {
        parameters: {
            query?: {
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocalePage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "references.markets": {
        parameters: {
            query?: {
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarketPage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "references.price_lists": {
        parameters: {
            query?: {
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceListPage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "references.locations": {
        parameters: {
            query?: {
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LocationPage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /**
             * @description `not_written`: Nothing could be written; the message says why.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Which of several webhooks. */
                    webhook_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `not_written`: Nothing could be written; the message says why.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `webhook_not_found`: This key has no such webhook. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "webhooks.list": {
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                    };
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "webhooks.create": {
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
                    /**
                     * Format: uri
                     * @description https, on a public address.
                     */
                    url: string;
                    events: ("product.created" | "product.updated" | "product.deleted" | "stock.updated")[];
                };
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `webhook_limit`: The key has 10 webhooks; delete one first.
             *     `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "webhooks.read": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description id of the webhook. */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `webhook_not_found`: This key has no such webhook.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "webhooks.delete": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description id of the webhook. */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `webhook_not_found`: This key has no such webhook.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "webhooks.update": {
        parameters: {
            query?: never;
            header?: {
                /** @description Repeat a call with the same key and it happens once. */
                "Idempotency-Key"?: string;
                /** @description true: check everything and answer what would come of it, and keep nothing. The answer carries the header too; an Idempotency-Key is neither claimed nor replayed. */
                "X-Service-Dry-Run"?: "true" | "false";
            };
            path: {
                /** @description id of the webhook. */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    url?: string | null;
                    events?: ("product.created" | "product.updated" | "product.deleted" | "stock.updated")[] | null;
                    /** @description false: nothing is sent from now on, and events of that time are not sent later. */
                    active?: boolean | null;
                    /** @description true: the answer has a new secret, and the old one stops at once. */
                    rotate_secret?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `webhook_not_found`: This key has no such webhook.
             *     `not_found`: There is nothing at this path.
             */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "sandbox.stock": {
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
                    /** @description Of a variant of this catalog. */
                    sku: string;
                    /** @description Code of the location that counts. */
                    location: string;
                    /** @description The units that may be sold there now. */
                    available: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    "X-Service-Dry-Run": components["headers"]["X-Service-Dry-Run"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SimulatedCount"];
                    };
                };
            };
            /**
             * @description `not_written`: Nothing could be written; the message says why.
             *     `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_json`: The body is not valid JSON in UTF-8, or did not arrive whole.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `variant_not_found`: The product has no variant with this id or SKU. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
             * @description `idempotency_key_reused`: The Idempotency-Key was used with a different request.
             *     `idempotency_key_in_progress`: The first request with this Idempotency-Key is still running; repeat it after Retry-After.
             */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `payload_too_large`: The body is larger than 20 MB. */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallPage"];
                };
            };
            /**
             * @description `validation_failed`: Parameters or fields are missing or wrong; details has one list of messages per field path.
             *     `invalid_cursor`: The cursor was not made by this list, or with other filters.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CallDetail"];
                };
            };
            /** @description `unauthorized`: The key is missing, wrong, paused or revoked, or the address may not use it. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
            /** @description `insufficient_scope`: The access token is of an app that a person connected: it counts for the AI tools and userinfo alone. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
                    "Service-Api-Version": components["headers"]["Service-Api-Version"];
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
    "webhook.product.created": {
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
                    type: "product.created";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        product_id: number;
                        sku: string | null;
                        /** @description The id that the notified key gave the product; null where it gave none. */
                        external_id: string | null;
                        /** Format: date-time */
                        updated_at: string;
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
    "webhook.product.updated": {
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
                    type: "product.updated";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        product_id: number;
                        sku: string | null;
                        /** @description The id that the notified key gave the product; null where it gave none. */
                        external_id: string | null;
                        /** Format: date-time */
                        updated_at: string;
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
    "webhook.product.deleted": {
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
                    type: "product.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        product_id: number;
                        sku: string | null;
                        /** @description The id that the notified key gave the product; null where it gave none. */
                        external_id: string | null;
                        /** Format: date-time */
                        updated_at: string;
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
    "webhook.stock.updated": {
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
                    type: "stock.updated";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     */
                    created_at: string;
                    data: {
                        product_id: number;
                        sku: string | null;
                        /** @description Those whose stock changed, at most 100; more are divided among several events. */
                        variants: {
                            /** Format: uuid */
                            variant_id: string;
                            sku: string;
                        }[];
                        /** Format: date-time */
                        updated_at: string;
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
