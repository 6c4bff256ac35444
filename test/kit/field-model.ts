/** The field rules of keys, as document 3 names them. */
export type Rule = 'inserimento' | 'platform' | 'sorgente';

/** A key that writes. */
export interface Writer { readonly name: string; readonly rule: Rule }

/** Values of fields, by the names they have in notes; null and the empty text are no value. */
export type Values = Readonly<Record<string, string | null>>;

/** A product, as document 3 says what becomes of it. */
export interface FieldModel {
  readonly values: Values;
  /** Whether a key with sorgente wrote it. */
  readonly isKept: boolean;
  /** Who owns a field of the product (`product title`) or of all products (`catalog title`). */
  readonly owners: Readonly<Record<string, string>>;
}

/** What becomes of a field that is sent. */
type Fate = 'field_locked' | 'field_rule' | 'same' | 'written';

/** Document 3, H, Field rule: which fields a key writes. */
const WRITES = {
  sorgente: { empty: true, filled: true },
  inserimento: { empty: true, filled: false },
  platform: { empty: false, filled: false },
} as const satisfies Record<Rule, object>;

/** An id that a key gives is the key's own. */
const placeOf = (field: string, writer: Writer | undefined): string => (field === 'external_id' ? `external_id of ${writer?.name ?? ''}` : field);

/** The owner of a field is that of the product, else that of all products; else that of the group it belongs to. */
function ownerOf({ owners }: FieldModel, field: string): string | undefined {
  const [group = field] = field.split('.');
  return [field, group].flatMap((name) => [owners[`product ${name}`], owners[`catalog ${name}`]]).find((owner) => owner !== undefined);
}

/** Stock has no field rule (gateway/docs/catalog.md), and whether it differs only orders knows. */
function fateOf(model: FieldModel, [field, value]: readonly [string, string | null], writer: Writer | undefined): Fate {
  const before = model.values[placeOf(field, writer)] ?? null;
  if (field !== 'stock' && before === value) return 'same';
  const owner = ownerOf(model, field);
  if (owner !== undefined && owner !== writer?.name) return 'field_locked';
  if (!writer) return model.isKept ? 'field_locked' : 'written';
  return field === 'stock' || WRITES[writer.rule][before === null ? 'empty' : 'filled'] ? 'written' : 'field_rule';
}

/** What a write comes to. */
export interface Written {
  readonly after: FieldModel;
  /** The fields that keep their values, and why. */
  readonly withheld: readonly (readonly [field: string, why: Fate])[];
  readonly status: 'skipped' | 'updated';
}

/** A write of fields by a key, or by a person where none is named; each field for itself. */
export function written(model: FieldModel, sent: Values, writer?: Writer): Written {
  const fates = Object.entries(sent).map((entry) => ({ entry, fate: fateOf(model, entry, writer) }));
  const made = fates.filter(({ fate }) => fate === 'written').map(({ entry: [field, value] }) => [placeOf(field, writer), value] as const);
  const withheld = fates.filter(({ fate }) => fate !== 'written' && fate !== 'same').map(({ entry: [field], fate }) => [field, fate] as const);
  const keeps = writer?.rule === 'sorgente' && made.some(([field]) => field !== 'stock');
  return {
    after: { ...model, values: { ...model.values, ...Object.fromEntries(made) }, isKept: model.isKept || keeps }, withheld,
    status: made.length === 0 && withheld.length > 0 ? 'skipped' : 'updated',
  };
}

/** The same, all or nothing: the published code of the refusal and the fields it names. */
export function writtenWhole(model: FieldModel, sent: Values, writer?: Writer): { readonly after: FieldModel; readonly refused?: readonly [code: string, fields: readonly string[]] } {
  const { after, withheld } = written(model, sent, writer);
  const code = ['field_locked', 'field_rule'].find((one) => withheld.some(([, why]) => why === one));
  return code === undefined ? { after } : { after: model, refused: [code, withheld.filter(([, why]) => why === code).map(([field]) => field).sort()] };
}
