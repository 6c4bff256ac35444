import { getRouteApi, Link } from '@tanstack/react-router';
import { type ReactElement } from 'react';
import { Failure } from '../parts/failure.js';
import { useTitle } from '../parts/use-title.js';
import { useWords } from '../words/use-words.js';
import { ReturnHead } from './return-head.js';
import { ReturnLabel } from './return-label.js';
import { ReturnLines } from './return-lines.js';
import { ReturnMoney } from './return-money.js';
import { ReturnPhotos } from './return-photos.js';
import { ReturnSide } from './return-side.js';
import { ReturnTimeline } from './return-timeline.js';
import { useReturn, type Returned } from './use-return.js';

const route = getRouteApi('/returns/$reference');

/** One return: what comes back and why, what was found of it, what its customer gets, and who did what. */
export function ReturnPage(): ReactElement {
  const { returns: words, shell } = useWords();
  const { reference } = route.useParams();
  const { data, error, refetch } = useReturn(reference);
  useTitle(words.titleOf(data?.return?.number ?? reference));
  if (error) return <Failure error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <p className="empty" role="status">{shell.loading}</p>;
  if (data.return) return <Shown returned={data.return} />;
  return <div className="empty"><h1>{words.notFound}</h1><p>{words.notFoundAdvice}</p><p><Link to="/returns" search={{ q: reference }}>{words.back}</Link></p></div>;
}

function Shown({ returned }: { readonly returned: Returned }): ReactElement {
  return (
    <>
      <ReturnHead returned={returned} />
      <div className="two">
        <div className="stack">
          <ReturnLines returned={returned} />
          <ReturnPhotos returned={returned} />
          <ReturnLabel returned={returned} />
          <ReturnMoney returned={returned} />
        </div>
        <div className="stack">
          <ReturnSide returned={returned} />
          <ReturnTimeline returned={returned} />
        </div>
      </div>
    </>
  );
}
