import type { FieldShapeFragment } from '../operations/field-shape.generated.js';
import type { FieldShapesFragment } from '../operations/field-shapes.generated.js';

interface Shape {
  readonly key: string;
  readonly type: string;
  readonly required?: true;
  readonly many?: true;
  readonly most?: number;
  readonly choices?: readonly string[];
  readonly collection?: string;
  readonly fields?: readonly Shape[];
}

interface Shaped extends FieldShapeFragment {
  readonly fields?: readonly Shaped[] | null;
}

/** The fields of an entry, or of a type of blocks, as models read them. */
export const shapeFields = (fields: readonly FieldShapesFragment[]): Shape[] => fields.map(shapeField);

const shapeField = ({ key, type, required, many, most, choices, collection, fields }: Shaped): Shape => ({
  key, type: type.toLowerCase(), ...(required && { required: true }), ...(many === true && { many: true }), ...(most != null && { most }), ...(choices && { choices: choices.map(({ value }) => value) }), ...(collection != null && { collection }),
  ...(fields && { fields: fields.map(shapeField) }),
});
