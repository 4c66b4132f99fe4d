import * as z from "zod/mini";
import {
  calendarDate,
  email,
  optionalText,
  personName,
  requiredText,
} from "../validation/primitives.ts";
import { oneOf } from "./one-of.ts";
import { historyCode } from "./history-code.ts";
import { deliveries, destinationKinds, mostDestinations } from "./transcript.ts";

const matricNumber = requiredText("please enter your matric or admission number", 40);

/** Who asks: what the records know of a graduate. */
export const graduateSchema = z.object({
  matricNumber,
  surname: personName("please enter your surname"),
  dateOfBirth: calendarDate("please input your date of birth"),
  /** In which the last session ended. */
  year: z.string("please select a year").check(z.regex(/^\d{4}$/, "please select a year")),
});

/** The code that has gone to the contact on record. */
export const graduateCodeSchema = z.object({ matricNumber, code: historyCode() });

const text = () => z._default(z.string().check(z.maxLength(300)), "");
/** What is asked of each delivery. */
export const reached = {
  electronic: z.object({ email: email("please enter the e-mail address of the receiver") }),
  sealed: z.object({ address: requiredText("please enter the address of the receiver", 300) }),
  courier: z.object({ address: requiredText("please enter the address of the receiver", 300) }),
};

/** Where a transcript goes: by e-mail or to an address, as it is delivered. */
export const destinationSchema = z
  .object({
    kind: oneOf(destinationKinds, "please select who receives it"),
    name: requiredText("please enter the name of the receiver", 120),
    country: requiredText("please enter the country", 60),
    delivery: oneOf(deliveries, "please select a delivery"),
    address: text(),
    email: text(),
    /** The receiver's own number of the case. */
    reference: optionalText(60),
  })
  .check((checked) => {
    const found = reached[checked.value.delivery].safeParse(checked.value);
    for (const { message, path } of found.error?.issues ?? []) {
      checked.issues.push({ code: "custom", input: checked.value, message, path });
    }
  });

/** One to five places. */
export const destinationsSchema = z.object({
  destinations: z
    .array(destinationSchema)
    .check(
      z.minLength(1, "please add a destination"),
      z.maxLength(mostDestinations, `please add at most ${mostDestinations} destinations`),
    ),
});

/** Following a request. */
export const trackingSchema = z.object({
  code: requiredText("please enter the code of your request", 20),
});
