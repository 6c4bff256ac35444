interface InternalKey { readonly id: string; readonly bytes: Buffer }

export declare function keysOf(setting: string | undefined): readonly InternalKey[];
export declare function signedContext(context: object, target: { readonly audience: string; readonly path?: string; readonly body: string }, keys: readonly InternalKey[]): string;
