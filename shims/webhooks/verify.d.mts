/** Whether X-Service-Signature is that of these exact bytes, made within 5 minutes of now. */
export function verify(secret: string, header: string, rawBody: Buffer): boolean;
