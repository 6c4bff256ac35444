/** The number of a return as it is stored. People may leave its R out, or write # before it as they do for orders; the interfaces' documents know it as a whole. */
export const returnNumber = (written: string, isTyped: boolean): string => {
  const number = (isTyped ? written.trim().replace(/^#/, '') : written).toUpperCase();
  return isTyped && /^\d+$/.test(number) ? `R${number}` : number;
};
