import { type ReactElement } from 'react';
import { DraftCheck, DraftChoice, DraftGroup, DraftSeveral, DraftText } from '../parts/draft-fields.js';
import { DraftRows } from '../parts/draft-rows.js';
import { METHODS, RESOLUTIONS } from '../returns/return-search.js';
import { useLanguage, useWords } from '../words/use-words.js';
import { LANGUAGES_OF_PORTAL, type PolicyPart } from './policy-draft.js';
import { usePolicyWords } from './use-policy-words.js';

const [MOST_DAYS, MOST_RETURNS, LONGEST_LIST] = [3650, 1000, 20_000];

/** Until when what can be returned: windows, the limit, and what is excluded. */
export function WindowFields({ draft, change }: PolicyPart): ReactElement {
  const words = usePolicyWords();
  const { fields } = words;
  return (
    <>
      <DraftGroup title={words.windows}>
        <div className="fields"><DraftText label={fields.windowDays} type="number" most={MOST_DAYS} isRequired value={draft.windowDays} onChange={(windowDays) => { change({ windowDays }); }} /></div>
        <p className="soft">{fields.windows}</p>
        <DraftRows rows={draft.windows} onChange={(windows) => { change({ windows }); }} fresh={{ countryCodes: '', channels: '', days: draft.windowDays }} addLabel={words.add} addName={fields.windows} removeLabel={(index) => words.remove(draft.windows[index]?.countryCodes ?? '')}>{(row, set) => (
          <><DraftText label={fields.countryCodes} hint="IT, DE" value={row.countryCodes} onChange={(countryCodes) => { set({ countryCodes }); }} /><DraftText label={fields.channels} hint={words.any} value={row.channels} onChange={(channels) => { set({ channels }); }} /><DraftText label={fields.days} type="number" most={MOST_DAYS} isRequired value={row.days} onChange={(days) => { set({ days }); }} /></>
        )}</DraftRows>
        <div className="fields"><DraftText label={fields.returns} hint={words.limitHint} type="number" least={1} most={MOST_RETURNS} value={draft.returns} onChange={(returns) => { change({ returns }); }} />{draft.returns !== '' && <DraftText label={fields.periodDays} type="number" least={1} most={MOST_DAYS} hint="365" value={draft.periodDays} onChange={(periodDays) => { change({ periodDays }); }} />}</div>
      </DraftGroup>
      <DraftGroup title={words.exclusions}>
        <p className="soft">{words.skuHint}</p>
        <div className="fields">
          {(['excludedSkus', 'finalSaleSkus'] as const).map((field) => <DraftText key={field} label={fields[field]} hint={words.none} longest={LONGEST_LIST} value={draft[field]} onChange={(value) => { change({ [field]: value }); }} />)}
          {(['excludedTags', 'finalSaleTags'] as const).map((field) => <DraftText key={field} label={fields[field]} hint={words.none} longest={LONGEST_LIST} value={draft[field]} onChange={(value) => { change({ [field]: value }); }} />)}
          <DraftText label={fields.discountPercent} type="number" least={1} most={100} hint={words.none} value={draft.discountPercent} onChange={(discountPercent) => { change({ discountPercent }); }} />
        </div>
      </DraftGroup>
    </>
  );
}

/** What customers get, how goods travel back, and what that costs. */
export function RefundFields({ draft, change }: PolicyPart): ReactElement {
  const { returns } = useWords();
  const words = usePolicyWords();
  const { fields } = words;
  const language = useLanguage();
  const methodNames = METHODS.map((one) => [one, returns.methods[one]] as const);
  return (
    <>
      <DraftGroup title={words.fees}>
        <DraftSeveral label={fields.methods} value={draft.methods} options={methodNames} onChange={(methods) => { change({ methods }); }} />
        <div className="fields"><DraftText label={fields.fee} hint="4.90" isRequired longest={12} value={draft.fee} onChange={(fee) => { change({ fee }); }} /></div>
        <DraftRows rows={draft.fees} onChange={(fees) => { change({ fees }); }} fresh={{ method: 'CARRIER_LABEL', reasonCode: '', fee: '' }} addLabel={words.add} addName={fields.fees} removeLabel={(index) => words.remove(`${fields.fee} ${String(index + 1)}`)}>{(row, set) => (
          <>
            <DraftChoice label={words.method} value={row.method} options={[['', words.any], ...methodNames]} onChange={(method) => { set({ method }); }} />
            <DraftChoice label={fields.reasonCode} value={row.reasonCode} options={[['', words.any], ...draft.reasons.map(({ code, labels }) => [code, labels[language] ?? code] as const)]} onChange={(reasonCode) => { set({ reasonCode }); }} />
            <DraftText label={fields.fee} hint="4.90" isRequired longest={12} value={row.fee} onChange={(fee) => { set({ fee }); }} />
          </>
        )}</DraftRows>
      </DraftGroup>
      <DraftGroup title={words.refunds}>
        <DraftSeveral label={fields.resolutions} value={draft.resolutions} options={RESOLUTIONS.map((one) => [one, returns.resolutions[one]])} onChange={(resolutions) => { change({ resolutions }); }} />
        <div className="fields">
          <DraftChoice label={fields.refundWhen} value={draft.refundWhen} options={(['STAFF', 'COMPLIANT', 'FIRST_SCAN'] as const).map((one) => [one, words.refundTimes[one]])} onChange={(refundWhen) => { change({ refundWhen }); }} />
          <DraftChoice label={fields.exchangeShips} value={draft.exchangeShips} options={(['COMPLIANT', 'AT_ONCE'] as const).map((one) => [one, words.exchangeTimes[one]])} onChange={(exchangeShips) => { change({ exchangeShips }); }} />
          <DraftText label={fields.creditDays} type="number" least={1} most={MOST_DAYS} isRequired value={draft.creditDays} onChange={(creditDays) => { change({ creditDays }); }} />
        </div>
        <DraftCheck label={fields.exchangesColors} value={draft.exchangesColors} onChange={(exchangesColors) => { change({ exchangesColors }); }} />
        <DraftCheck label={fields.refundsShipping} value={draft.refundsShipping} onChange={(refundsShipping) => { change({ refundsShipping }); }} />
      </DraftGroup>
    </>
  );
}

/** Reasons with their texts, and the portal's languages. */
export function PortalFields({ draft, change }: PolicyPart): ReactElement {
  const words = usePolicyWords();
  const { fields } = words;
  const languageNames = LANGUAGES_OF_PORTAL.map((one) => [one, fields[one] ?? one] as const);
  return (
    <>
      <DraftGroup title={words.reasons}>
        <DraftRows rows={draft.reasons} onChange={(reasons) => { change({ reasons }); }} fresh={{ code: '', labels: {}, requiresPhoto: false, requiresComment: false }} addLabel={words.add} addName={fields.reasonCode} removeLabel={(index) => words.remove(draft.reasons[index]?.code ?? '')}>{(row, set) => (
          <>
            <DraftText label={fields.code} isRequired longest={60} value={row.code} onChange={(code) => { set({ code }); }} />
            {draft.languages.map((language) => <DraftText key={language} label={fields[language] ?? language} isRequired={language === draft.defaultLanguage} longest={120} value={row.labels[language] ?? ''} onChange={(label) => { set({ labels: { ...row.labels, [language]: label } }); }} />)}
            <DraftCheck label={fields.requiresPhoto} value={row.requiresPhoto} onChange={(requiresPhoto) => { set({ requiresPhoto }); }} />
            <DraftCheck label={fields.requiresComment} value={row.requiresComment} onChange={(requiresComment) => { set({ requiresComment }); }} />
          </>
        )}</DraftRows>
      </DraftGroup>
      <DraftGroup title={words.portal}>
        <DraftSeveral label={fields.languages} value={draft.languages} options={languageNames} onChange={(languages) => { change({ languages }); }} />
        <DraftSeveral label={fields.verifyWith} value={draft.verifyWith} options={(['EMAIL', 'ZIP'] as const).map((one) => [one, words.verifiers[one]])} onChange={(verifyWith) => { change({ verifyWith }); }} />
        <div className="fields"><DraftChoice label={fields.defaultLanguage} value={draft.defaultLanguage} options={languageNames} onChange={(defaultLanguage) => { change({ defaultLanguage }); }} /></div>
      </DraftGroup>
    </>
  );
}
