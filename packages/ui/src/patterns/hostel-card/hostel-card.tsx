import type { ComponentProps, ReactNode } from "react";
import { dash } from "@polyportal/domain/format/dash";
import { Card } from "../../components/card/card.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Money } from "../../components/money/money.tsx";
import { Availability } from "./availability.tsx";
import { useWords } from "../../words/words.ts";
import { hostelCardWords } from "./hostel-card.words.ts";

/** A hostel as students choose it. */
export type HostelView = {
  /** The hostel's name. */
  hostelName: string;
  /** Its place: a campus, a street. */
  location?: string | null;
  /** The price of a bed space for a session, in naira. */
  price?: number | null;
  /** How many rooms it has. */
  noOfRooms: number;
  /** How many bed spaces its rooms have. */
  noOfBedSpaces: number;
  /** How many of these are free. */
  noOfBedSpacesLeft: number;
  /** Whom it is for: Male, Female. */
  gender?: string | null;
};

export type HostelCardProps = Omit<ComponentProps<"section">, "title" | "children"> & {
  /** The hostel. */
  hostel: HostelView;
  /** What to do: a link to its rooms, styled as a button. */
  action?: ReactNode;
  /** The level of the heading. */
  level?: 2 | 3 | 4;
};

/** A hostel to choose, with its place, the price of a bed space, and how many are free. */
export function HostelCard({ hostel, action, level = 2, ...rest }: HostelCardProps) {
  const words = useWords("hostelCard", hostelCardWords);
  const { hostelName, location, price, noOfRooms, noOfBedSpaces, noOfBedSpacesLeft } = hostel;
  return (
    <Card
      {...rest}
      title={<span className="break-words">{dash(hostelName)}</span>}
      level={level}
      actions={<Availability left={noOfBedSpacesLeft} spaces={noOfBedSpaces} />}
      footer={action}
    >
      <DescriptionList
        items={[
          { term: words.location, value: location, wide: true },
          { term: words.price, value: price == null ? null : <Money amount={price} /> },
          { term: words.gender, value: hostel.gender },
          { term: words.rooms, value: count(noOfRooms) },
          { term: words.bedSpaces, value: count(noOfBedSpaces) },
        ]}
      />
    </Card>
  );
}

const count = (many: number) => <span className="tabular-nums">{many.toLocaleString("en")}</span>;
