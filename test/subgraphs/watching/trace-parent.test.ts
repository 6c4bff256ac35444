import { traceParent } from '../../../gateway/server/watching/trace-parent.js';

const [TRACE, SPAN] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

describe('the trace context of a caller', () => {
  it('is read as W3C says', () => {
    const parent = traceParent({ traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: 'vendor=1,other=2' });
    expect(parent).toMatchObject({ traceId: TRACE, spanId: SPAN, traceFlags: 1, isRemote: true });
    expect(parent?.traceState?.serialize()).toBe('vendor=1,other=2');
  });

  it('is read of versions to come, whose beginning is the same', () => {
    expect(traceParent({ traceparent: `01-${TRACE}-${SPAN}-00-more` })).toMatchObject({ traceId: TRACE, traceFlags: 0 });
  });

  it.each([
    ['nothing', undefined], ['an empty one', ''], ['several', [`00-${TRACE}-${SPAN}-01`, `00-${TRACE}-${SPAN}-01`]], ['a short one', `00-${TRACE}-01`], ['capitals', `00-${TRACE.toUpperCase()}-${SPAN}-01`],
    ['the invalid version', `ff-${TRACE}-${SPAN}-01`], ['more behind the first version', `00-${TRACE}-${SPAN}-01-more`], ['a trace of zeros', `00-${'0'.repeat(32)}-${SPAN}-01`], ['a span of zeros', `00-${TRACE}-${'0'.repeat(16)}-01`],
    ['a megabyte', `00-${'a'.repeat(1_000_000)}`],
  ])('is ignored: %s', (_, traceparent) => {
    expect(traceParent({ traceparent })).toBeUndefined();
  });

  it('keeps no state that is too long', () => {
    expect(traceParent({ traceparent: `00-${TRACE}-${SPAN}-01`, tracestate: `a=${'b'.repeat(600)}` })?.traceState).toBeUndefined();
  });
});
