import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useOrdersToTry } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';

const SHOWN = 3;

interface Chosen {
  readonly order: string | undefined;
  readonly onChoose: (order: string) => void;
}

/** Which order the policy is tried on: by its number, or one that left lately. */
export function OrderChoice({ order, onChoose }: Chosen): ReactElement {
  const words = usePolicyWords();
  const [text, setText] = useState(order ?? '');
  const known = useOrdersToTry();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => { event.preventDefault(); onChoose(text.trim().replace('#', '')); };
  return (
    <>
      <form className="bar" onSubmit={submit}>
        <label className="row">{words.ofOrder} <input type="text" value={text} required maxLength={100} autoComplete="off" onChange={({ target }) => { setText(target.value); }} /></label>
        <button type="submit" className="button">{words.try}</button>
      </form>
      {order === undefined && known.length > 0 && <p className="row"><span className="soft">{words.orTry}</span>{known.slice(0, SHOWN).map((number) => <button key={number} type="button" className="button is-quiet" onClick={() => { onChoose(number.replace('#', '')); }}>{number}</button>)}</p>}
    </>
  );
}
