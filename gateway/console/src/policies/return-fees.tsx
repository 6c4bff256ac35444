import { type ReactElement } from 'react';
import { useFormat } from '../words/use-format.js';
import { useLanguage, useWords } from '../words/use-words.js';
import { reasonName } from './reason-name.js';
import { useReturnPolicy, type Returnable } from './use-policy.js';
import { usePolicyWords } from './use-policy-words.js';

/** What its customer may get, how it travels back, and what is withheld for each reason. */
export function ReturnFees({ returnable: { resolutions, methods, fees } }: { readonly returnable: Pick<Returnable, 'fees' | 'methods' | 'resolutions'> }): ReactElement {
  const { returns } = useWords();
  const words = usePolicyWords();
  const { money } = useFormat();
  const language = useLanguage();
  const known = useReturnPolicy().data?.returnPolicy.reasons ?? [];
  const reasons = [...new Set(fees.map(({ reasonCode }) => reasonCode))];
  const feeOf = (method: string, reason: string): string => {
    const fee = fees.find((one) => one.method === method && one.reasonCode === reason)?.fee;
    return fee === undefined || Number(fee.amount) === 0 ? words.free : money(fee);
  };
  return (
    <>
      <p>{words.mayGet}: {resolutions.map((one) => returns.resolutions[one]).join(', ')}</p>
      <h3>{words.withheld}</h3>
      <div className="table-room" tabIndex={0} role="group" aria-label={words.withheld}>
        <table>
          <thead><tr><th scope="col">{words.fields.reasonCode}</th>{methods.map((method) => <th key={method} scope="col">{returns.methods[method]}</th>)}</tr></thead>
          <tbody>{reasons.map((reason) => <tr key={reason}><th scope="row">{reasonName(known, reason, language)}</th>{methods.map((method) => <td key={method}>{feeOf(method, reason)}</td>)}</tr>)}</tbody>
        </table>
      </div>
    </>
  );
}
