import * as z from "zod/mini";
import { typedNumber } from "../validation/typed-number.ts";

type Figure = {
  readonly least: number;
  readonly most: number;
  /** Said of what is no such number. */
  readonly message: string;
  /** Whether it may have two decimals. */
  readonly hundredths?: boolean;
};

const inHundredths = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A number that is typed or sent: whole, or in hundredths. */
export const figure = ({ least, most, message, hundredths = false }: Figure) =>
  typedNumber(message, { takesDecimals: hundredths }).check(
    z.gte(least, message),
    z.lte(most, message),
    z.refine((value) => (hundredths ? inHundredths(value) : Number.isInteger(value)), message),
  );

/** The same, which may be left empty: that is null. */
export const optionalFigure = (said: Figure) =>
  z.pipe(
    z.transform((typed: unknown) =>
      typed === undefined || (typeof typed === "string" && typed.trim() === "") ? null : typed,
    ),
    z.nullable(figure(said)),
  ) as unknown as z.ZodMiniType<number | null, number | string | null | undefined>;
