import { useEffect, useState } from 'react';

const PAUSE = 400; // milliseconds

/** A value once it has stayed for a moment: what is typed is not asked for letter by letter. Values are compared by what they say. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => { setSettled(value); }, PAUSE);
    return () => { clearTimeout(timer); };
  }, [text]);
  return settled;
}
