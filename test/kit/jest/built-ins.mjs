/** What packages that bring their own versions of it replace or add, for all that runs in the process afterwards. */
const BUILT_IN = { Object, Array, String, Number, RegExp, Promise, Map, Set, Date, ArrayBuffer, Uint8Array, JSON, Math, URL, URLSearchParams, structuredClone };

const propertiesOf = () => new Map(Object.entries(BUILT_IN).flatMap(([name, object]) => [
  ...owned(name, object), ...owned(`${name}.prototype`, object.prototype),
]));

const owned = (name, object = {}) => Reflect.ownKeys(object).map((key) => [`${name}.${String(key)}`, Object.getOwnPropertyDescriptor(object, key)?.value]);

let known = propertiesOf();

/** The built-in functions that are not those of the last look: with them tests run other code than the product does. */
export function changedBuiltIns() {
  const now = propertiesOf();
  const changed = [...now].filter(([name, value]) => !known.has(name) || !Object.is(known.get(name), value)).map(([name]) => name);
  known = now;
  return changed;
}
