import { Field, InputType, ObjectType } from 'type-graphql';
import { enumType } from '#subgraph-kit/enum-type.js';
import { SettingCodeInput } from '../catalogs/catalog.type.js';
import type { SaveSizeChart } from './save-size-chart.js';
import type { SizeChart, SizeRow, SizeUnit } from './size-chart.js';

const SizeUnitEnum = enumType<SizeUnit>('SizeUnit', 'The unit of the measures of a size chart.', { CM: 'Centimetres.', INCH: 'Inches.' });

@ObjectType('SizeRow', { description: 'A size, with what it measures.' })
class SizeRowType implements SizeRow {
  @Field(() => String, { description: 'The size.' })
  size!: string;

  @Field(() => [String], { description: 'One for each measure of the chart: 96-101.' })
  values!: readonly string[];
}

@ObjectType('SizeChart', { description: 'What the sizes of some products measure, as their pages show it. A chart is of the products that have each of the brand, kind and gender that it names; of several the one that names most counts.' })
export class SizeChartType implements Omit<SizeChart, 'catalogId'> {
  @Field(() => String, { description: 'Identifies it in the catalog.' })
  code!: string;

  @Field(() => String, { description: 'Its title for shoppers.' })
  name!: string;

  @Field(() => SizeUnitEnum, { description: 'The unit of its measures.' })
  unit!: SizeUnit;

  @Field(() => String, { nullable: true, description: 'Only of products of this brand; null for any.' })
  brand!: string | null;

  @Field(() => String, { nullable: true, description: 'Only of products of this kind; null for any.' })
  productType!: string | null;

  @Field(() => String, { nullable: true, description: 'Only of products for these people; null for any.' })
  gender!: string | null;

  @Field(() => [String], { description: 'What is measured, in the order of the values: Chest.' })
  measures!: readonly string[];

  @Field(() => [SizeRowType], { description: 'Its sizes in their order.' })
  rows!: readonly SizeRowType[];
}

@InputType('SizeRowInput', { description: 'A size, with what it measures.' })
class SizeRowInput implements SizeRow {
  @Field(() => String, { description: 'The size, at most 60 characters.' })
  size!: string;

  @Field(() => [String], { description: 'One for each measure, at most 60 characters; empty where it has none.' })
  values!: string[];
}

const ANY = 'capitals apart; any unless given.';

@InputType('SaveSizeChartInput', { description: 'A size chart to add, or to replace where there is one of its code.' })
export class SaveSizeChartInput extends SettingCodeInput implements SaveSizeChart {
  @Field(() => String, { description: 'Its title for shoppers, at most 120 characters.' })
  name!: string;

  @Field(() => SizeUnitEnum, { description: 'The unit of its measures.' })
  unit!: SizeUnit;

  @Field(() => String, { nullable: true, description: `Only of products of this brand, ${ANY}` })
  brand?: string | null;

  @Field(() => String, { nullable: true, description: `Only of products of this kind, ${ANY}` })
  productType?: string | null;

  @Field(() => String, { nullable: true, description: `Only of products for these people, ${ANY}` })
  gender?: string | null;

  @Field(() => [String], { description: 'What is measured, up to 20.' })
  measures!: string[];

  @Field(() => [SizeRowInput], { description: 'Its sizes in their order, 1 to 100.' })
  rows!: SizeRowInput[];
}
