import { isValidElement, toChildArray, type ComponentChildren, type VNode } from 'preact';
import { fieldId, FormContext, isFlawed, TOKEN_FIELD, type FormState } from './form-state.js';
import { Notice } from './notice.js';
import { useWords } from './page-words.js';

interface FormParts {
  readonly state: FormState;
  readonly children: ComponentChildren;
  /** The form's action; the page's own address unless given. */
  readonly action?: string;
  /** Whether it has file fields. */
  readonly hasFiles?: boolean;
}

/** A POST form: its flaws first, then its fields. Browser validation is off, because its messages are in the browser's language. */
export const Form = ({ state, children, action, hasFiles = false }: FormParts): VNode => (
  <FormContext.Provider value={state}>
    <Problems state={state} labels={labelsIn(children)} />
    <form method="post" action={action} enctype={hasFiles ? 'multipart/form-data' : undefined} noValidate>
      <input type="hidden" name={TOKEN_FIELD} value={state.token} />
      {children}
    </form>
  </FormContext.Provider>
);

const Problems = ({ state, labels }: { readonly state: FormState; readonly labels: Labels }): VNode | null => {
  const words = useWords();
  if (!isFlawed(state)) return null;
  const [{ notice }, flawed] = [state, Object.entries(state.flaws)];
  return (
    <Notice kind="error" title={notice?.title ?? words.flaws.title} isFocused>
      {notice?.text !== undefined && <p>{notice.text}</p>}
      {flawed.length > 0 && <ul>{flawed.map(([name, flaw]) => <li><a href={`#${fieldId(name)}`}>{[...labels.get(name) ?? [], flaw].join(' – ')}</a></li>)}</ul>}
    </Notice>
  );
};

/** The labels of a form's fields by name. */
type Labels = ReadonlyMap<string, readonly [label: string]>;

/** Found among the form's direct children; a field inside another component is not found, and its flaw is shown without a label. */
const labelsIn = (children: ComponentChildren): Labels => new Map(toChildArray(children).flatMap((child) => (isValidElement(child) ? labelsOf(child.props) : [])));

function labelsOf(props: object & { readonly children?: ComponentChildren }): readonly (readonly [name: string, label: readonly [string]])[] {
  const own = 'name' in props && 'label' in props && typeof props.name === 'string' && typeof props.label === 'string' ? [[props.name, [props.label]] as const] : [];
  return [...own, ...labelsIn(props.children)];
}
