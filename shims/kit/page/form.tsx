import { isValidElement, toChildArray, type ComponentChildren, type VNode } from 'preact';
import { fieldId, FormContext, TOKEN_FIELD, type FormState } from './form-state.js';
import { Notice } from './notice.js';
import { useWords } from './page-words.js';

interface FormParts {
  readonly state: FormState;
  readonly children: ComponentChildren;
  /** Where it is sent, if not to the page's own address. */
  readonly action?: string;
  /** Whether files are among its fields. */
  readonly hasFiles?: boolean;
}

/** A form that is sent with POST: what is wrong with it first, then its fields. Browsers do not judge it: what they say would be in their own words. */
export const Form = ({ state, children, action, hasFiles = false }: FormParts): VNode => (
  <FormContext.Provider value={state}>
    <Problems state={state} labels={labelsIn(children)} />
    <form method="post" action={action} enctype={hasFiles ? 'multipart/form-data' : undefined} noValidate>
      <input type="hidden" name={TOKEN_FIELD} value={state.token} />
      {children}
    </form>
  </FormContext.Provider>
);

const Problems = ({ state: { flaws, notice }, labels }: { readonly state: FormState; readonly labels: Labels }): VNode | null => {
  const words = useWords();
  const flawed = Object.entries(flaws);
  if (flawed.length === 0 && !notice) return null;
  return (
    <Notice kind="error" title={notice?.title ?? words.flaws.title}>
      {notice?.text !== undefined && <p>{notice.text}</p>}
      {flawed.length > 0 && <ul>{flawed.map(([name, flaw]) => <li><a href={`#${fieldId(name)}`}>{[...labels.get(name) ?? [], flaw].join(' – ')}</a></li>)}</ul>}
    </Notice>
  );
};

/** What the fields of a form are called, by their names. */
type Labels = ReadonlyMap<string, readonly [label: string]>;

/** As they stand among the form's children; a field inside a component of its own is not seen, and its flaw stands alone. */
const labelsIn = (children: ComponentChildren): Labels => new Map(toChildArray(children).flatMap((child) => (isValidElement(child) ? labelsOf(child.props) : [])));

function labelsOf(props: object & { readonly children?: ComponentChildren }): readonly (readonly [name: string, label: readonly [string]])[] {
  const own = 'name' in props && 'label' in props && typeof props.name === 'string' && typeof props.label === 'string' ? [[props.name, [props.label]] as const] : [];
  return [...own, ...labelsIn(props.children)];
}
