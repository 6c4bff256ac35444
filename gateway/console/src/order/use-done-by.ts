import { SURFACES } from '../integrations/call-search.js';
import { useWords } from '../words/use-words.js';

/** Who did what a timeline lists, and the interface it came through, as the graph names them. */
interface Doing {
  readonly actor: string | null;
  readonly via: string | null;
}

/** Says who did what a timeline lists, and through what, as a person reads it: "by Ada through Commerce API". */
export function useDoneBy(): (doing: Doing) => string {
  const { order: words, orderWork: { doneBy, interfaces, ways } } = useWords();
  const nameOf = (via: string): string => {
    const letter = Object.entries(SURFACES).find(([surface]) => surface === via)?.[1];
    return (letter === undefined ? undefined : interfaces.names[letter]) ?? ways[via] ?? via;
  };
  return ({ actor, via }) => {
    if (actor !== null && actor === via) return doneBy.itself; // a component of the product acts under its own name
    const who = actor === 'shopper' ? doneBy.shopper : actor;
    return [...(who === null ? [] : [words.by, who]), ...(via === null ? [] : [words.via, nameOf(toolOf(via))])].join(' ');
  };
}

/** The tool of a call, where its interface names one in brackets: `graphql (portico-console)`, `connector (Claude)`. */
const toolOf = (via: string): string => (via.endsWith(')') ? via.slice(via.indexOf('(') + 1, -1) : via);
