/** For processes of a few seconds: V8 optimises what runs longer than they do, which is a quarter of the CPU of a start otherwise. */
export const SHORT_LIVED: readonly string[] = ['--interrupt-budget=1000000'];
