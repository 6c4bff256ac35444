import { type ReactElement } from 'react';
import type { Field } from './field.js';
import { Mark } from './required-mark.js';

/** One value that is edited. */
export interface InputProps {
  readonly field: Field;
  readonly label: string;
  readonly value: unknown;
  /** Undefined for none. */
  readonly onChange: (value: unknown) => void;
  readonly id: string;
  readonly isFixed: boolean;
  /** The element that says what is wrong. */
  readonly says?: string;
}

/** The label of a value, and whether it must be there before it is published. */
export const InputLabel = ({ id, field, label }: Pick<InputProps, 'field' | 'id' | 'label'>): ReactElement => <label htmlFor={id} className="edited-label">{label}{field.required && <Mark />}</label>;

/** What all inputs have in common. */
export const inputFacts = ({ id, isFixed, says }: Pick<InputProps, 'id' | 'isFixed' | 'says'>): { readonly id: string; readonly readOnly: boolean; readonly 'aria-invalid': boolean; readonly 'aria-describedby': string | undefined } =>
  ({ id, readOnly: isFixed, 'aria-invalid': says !== undefined, 'aria-describedby': says });
