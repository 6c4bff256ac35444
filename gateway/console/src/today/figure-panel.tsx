import { useId, type ReactElement, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Failure } from '../parts/failure.js';
import { useWords } from '../words/use-words.js';
import type { FigureWords, TodayFigure } from './today-words.js';

interface Shown {
  readonly figure: TodayFigure;
  readonly query: Pick<UseQueryResult, 'error' | 'refetch' | 'data'>;
  /** The figure itself; undefined until it is known. */
  readonly value: string | undefined;
  /** Whether somebody has to do something. */
  readonly isOpen: boolean;
  /** What is said where nothing is open, in place of the usual words. */
  readonly none?: string | undefined;
  readonly children?: ReactNode;
}

/** A figure with what it is made of, and what to do about it; one that cannot be read leaves the others as they are. */
export function FigurePanel({ figure, query, value, isOpen, none, children }: Shown): ReactElement {
  const { today: { figures: { [figure]: words } }, shell } = useWords();
  const id = useId();
  return (
    <section className={isOpen ? 'panel figure is-open' : 'panel figure'} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      {query.error && query.data === undefined ? <Failure error={query.error} onRetry={() => { void query.refetch(); }} /> : (
        <>
          <p className="figure-value" role="status">{value ?? <span className="soft">{shell.loading}</span>}</p>
          {value !== undefined && <p className="soft"><Advice words={words} isOpen={isOpen} none={none} /></p>}
          {isOpen && children}
        </>
      )}
    </section>
  );
}

const Advice = ({ words, isOpen, none }: Pick<Shown, 'isOpen' | 'none'> & { readonly words: FigureWords }): ReactElement => <>{isOpen ? words.advice : none ?? words.none}</>;
