import { Directive } from 'type-graphql';

/** A value type that several subgraphs define alike. */
export const shareable = Directive('@shareable');

/** An entity: other subgraphs refer to it by these fields. */
export const entity = (fields: string): ClassDecorator & PropertyDecorator & MethodDecorator => Directive(`@key(fields: "${fields}")`);

/** Only the surfaces and the relay may use it: hidden from people's schema and refused to their operations. */
export const internal = Directive('@inaccessible');

/** A field another subgraph owns. */
export const external = Directive('@external');
