import type { ApplicationRecord } from "@polyportal/api-client/contract/application";
import { asks } from "@polyportal/domain/application/steps";
import { formatDateTime } from "@polyportal/domain/format/date";
import { slipWords } from "@polyportal/domain/messages/slip.words";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { rowsOf, type SlipPart, type SlipRows } from "../slip-part.ts";

const jamb: SlipPart = ({ jamb, putmeResult }, programme) =>
  asks(programme, "programme", "jamb")
    ? rowsOf(slipWords.jambDetails, [
        { label: slipWords.jambNumber, value: jamb?.jambNumber },
        { label: slipWords.utmeScore, value: jamb?.utmeScore },
        { label: slipWords.subjects, value: jamb?.subjects.map(({ name }) => name).join(", ") },
        ...(putmeResult
          ? [
              { label: slipWords.putmeScore, value: putmeResult.score },
              { label: slipWords.aggregateScore, value: putmeResult.aggregate },
            ]
          : []),
      ])
    : undefined;

/** Where the applicant is examined, once there is a seat. */
const screening: SlipPart = ({ screening: seat }) =>
  seat
    ? rowsOf(slipWords.screening, [
        { label: slipWords.screeningTime, value: formatDateTime(seat.startsAt) },
        { label: slipWords.venue, value: `${seat.venue}, ${seat.address}` },
        { label: slipWords.seat, value: seat.seat },
      ])
    : undefined;

export const slip: readonly SlipPart[] = [jamb, screening];

/** The option in the slip's programme details, if the department has any. */
export const optionRows = (record: ApplicationRecord, programme: Programme): SlipRows =>
  asks(programme, "programme", "option") && record.departmentOption
    ? [{ label: slipWords.option, value: record.departmentOption.name }]
    : [];

/** The second choice in the slip's programme details, if it is asked. */
export const alternativeRows = (record: ApplicationRecord, programme: Programme): SlipRows =>
  asks(programme, "programme", "alternative")
    ? [{ label: slipWords.alternative, value: record.alternativeDepartment?.name }]
    : [];

/** The mode of study in the slip's programme details, if it is asked. */
export const modeRows = (record: ApplicationRecord, programme: Programme): SlipRows =>
  asks(programme, "programme", "mode-of-study")
    ? [{ label: slipWords.modeOfStudy, value: record.modeOfStudy?.name }]
    : [];
