import { useMutation } from '@tanstack/react-query';
import { type ReactElement } from 'react';
import { ask } from '../graph/ask.js';
import { Failure } from '../parts/failure.js';
import { useFormat } from '../words/use-format.js';
import { useWords } from '../words/use-words.js';
import { Body } from './body.js';
import { StatusBadge } from './call-badge.js';
import { isSameAnswer } from './is-same-answer.js';
import type { ConsoleCallQuery } from './operations/console-call.generated.js';
import { ConsoleRepeatedCallDocument, type ConsoleRepeatedCallQuery } from './operations/console-repeated-call.generated.js';

type Call = ConsoleCallQuery['callRecord'];
type Repeated = ConsoleRepeatedCallQuery['repeatedCall'];

/** Asks what the interface would answer now, as a dry run, as often as it is pressed, and shows it beside what was answered then. */
export function RepeatNow({ call }: { readonly call: Call }): ReactElement {
  const { integrations: words, shell } = useWords();
  const { mutate, data, error, isPending, submittedAt } = useMutation({ mutationFn: () => ask(ConsoleRepeatedCallDocument, { requestId: call.requestId }) });
  const repeat = (): void => { mutate(); };
  return (
    <>
      <p className="soft">{words.repeatHint}</p>
      <div className="row"><button type="button" className="button" aria-disabled={isPending} onClick={isPending ? undefined : repeat}>{words.repeatNow}</button></div>
      <div role="status" className="stack">
        {isPending && <p className="soft">{shell.loading}</p>}
        {!isPending && data && <Answered call={call} repeated={data.repeatedCall} at={new Date(submittedAt).toISOString()} />}
      </div>
      {!isPending && error && <Failure error={error} onRetry={repeat} />}
    </>
  );
}

function Answered({ call, repeated: { status, contentType, body }, at }: { readonly call: Call; readonly repeated: Repeated; readonly at: string }): ReactElement {
  const { integrations: words } = useWords();
  const { moment } = useFormat();
  const isSame = isSameAnswer({ status, body }, { status: call.status, body: call.answerBody });
  return (
    <section aria-label={words.answeredNow} className="stack">
      <h3>{words.answeredNow}<StatusBadge status={status} /></h3>
      <p className="soft">{moment(at)}{contentType !== '' && ` · ${contentType}`}</p>
      {body !== null && isSame !== undefined && <p>{isSame ? words.sameAnswer : words.otherAnswer}</p>}
      {body === null ? <p>{words.noText}</p> : body === '' ? <p className="soft">{words.noBody}</p> : <Body text={body} name={`${call.requestId}-repeated`} />}
    </section>
  );
}
