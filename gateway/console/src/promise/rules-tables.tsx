import { type ReactElement } from 'react';
import type { PromiseRules } from './use-rules.js';
import { usePromiseWords } from './use-promise-words.js';

const MOST_SHOWN = 50;

/** How long carriers take; of many the first. */
export function TransitTable({ times, carriers }: { readonly times: PromiseRules['transitTimes']; readonly carriers: PromiseRules['carriers'] }): ReactElement {
  const words = usePromiseWords();
  return (
    <div className="table-room is-long" tabIndex={0} role="group" aria-label={words.ruleNames.transit}>
      <table className="promise-table">
        <thead><tr>{[words.country, words.fields.shippingType, words.fields.carrierCode, words.fields.postcodePrefix, words.days('').trim()].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{times.slice(0, MOST_SHOWN).map(({ countryCode, shippingType, carrierCode, postcodePrefix, minDays, maxDays }) => (
          <tr key={[countryCode, shippingType, carrierCode, postcodePrefix].join()}>
            <th scope="row">{countryCode}</th><td>{words.methods[shippingType]}</td><td>{carrierCode === null ? words.any : carriers.find(({ code }) => code === carrierCode)?.name ?? carrierCode}</td><td>{postcodePrefix ?? words.any}</td><td>{words.between(String(minDays), String(maxDays))}</td>
          </tr>
        ))}</tbody>
      </table>
      {times.length > MOST_SHOWN && <p className="soft">+{times.length - MOST_SHOWN}</p>}
    </div>
  );
}

/** Which days are added for which orders, in the order in which they are looked at. */
export function PoliciesTable({ policies }: { readonly policies: PromiseRules['servicePolicies'] }): ReactElement {
  const words = usePromiseWords();
  const { fields } = words;
  const conditions = ({ countries, postcodePrefixes, channels, tags, shippingType }: PromiseRules['servicePolicies'][number]): string => {
    const given = [[fields.countries, countries?.join(', ')], [fields.postcodePrefixes, postcodePrefixes?.join(', ')], [fields.channels, channels?.join(', ')], [fields.tags, tags?.join(', ')], [fields.shippingType, shippingType === null ? undefined : words.methods[shippingType]]] as const;
    return given.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`])).join('; ');
  };
  return (
    <div className="table-room" tabIndex={0} role="group" aria-label={words.ruleNames.policies}>
      <table className="promise-table">
        <thead><tr>{[fields.priority, fields.name, words.conditions, fields.extraDays, fields.bufferDays].map((name) => <th key={name} scope="col">{name}</th>)}</tr></thead>
        <tbody>{policies.map((policy) => <tr key={policy.name}><td>{policy.priority}</td><th scope="row">{policy.name}</th><td>{conditions(policy) || words.any}</td><td>{policy.extraDays}</td><td>{policy.bufferDays}</td></tr>)}</tbody>
      </table>
    </div>
  );
}
