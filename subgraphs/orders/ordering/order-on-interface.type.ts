import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ShownOrder } from '#subgraph-kit/show-order.js';

/** An order as a connection is answered. */
@ObjectType('OrderOnInterface', { description: 'An order as a connection that may read it is answered through its interface.' })
export class OrderOnInterfaceType {
  @Field(() => String, { description: 'The letter of the interface: A native fulfilment API, B JSON WMS facade, C XML WMS facade, D commerce API.' })
  letter!: string;

  @Field(() => String, { description: 'The interface, as the call log has it.' })
  surface!: string;

  @Field(() => ID, { description: 'The connection.' })
  connectionId!: string;

  @Field(() => String, { description: 'The name of the connection.' })
  connectionName!: string;

  @Field(() => String, { description: 'Method and path of the call that is answered so.' })
  request!: string;

  @Field(() => Int, { description: 'The HTTP status.' })
  status!: number;

  @Field(() => String, { description: 'The content type.' })
  contentType!: string;

  @Field(() => String, { description: 'What is answered, as it is sent; of a list only this order.' })
  body!: string;
}

/** As the graph has it. */
export const toOrderOnInterface = ({ connection: { id, name }, ...rest }: ShownOrder): OrderOnInterfaceType => ({ ...rest, connectionId: id, connectionName: name });
