import type { Output } from "@polyportal/api-client/client/client";
import { hostelWords } from "@polyportal/domain/messages/hostel.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { Checkbox } from "@polyportal/ui/checkbox";
import { Input } from "@polyportal/ui/input";
import { RoomCard } from "@polyportal/ui/room-card";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";

type Room = Output<"listRoomsToBook">["rooms"][number];

/** How many rooms are shown at first, and with each press of the button: rows of two and of three. */
const step = 12;

const isFree = ({ noOfBedSpacesLeft, disabled }: Room) => noOfBedSpacesLeft > 0 && !disabled;

/** A hostel's rooms: those with a free bed space, or all; a few at a time, or by name. */
export function RoomList({ rooms }: { rooms: readonly Room[] }) {
  const [search, setSearch] = useSearchParams();
  const [{ name, all }, setFilter] = useState({
    name: search.get("name") ?? "",
    all: search.get("all") === "true",
  });
  const [most, setMost] = useState(step);
  const put = (next: { name: string; all: boolean }) => {
    setFilter(next);
    setMost(step);
    // The address keeps it for whoever comes back from a room.
    const hostel = search.get("hostel") ?? "";
    setSearch(
      { hostel, ...(next.name && { name: next.name }), ...(next.all && { all: "true" }) },
      { replace: true },
    );
  };
  const wanted = name.trim().toLowerCase();
  const found = rooms
    .filter((room) => (all || isFree(room)) && room.roomName.toLowerCase().includes(wanted))
    .toSorted((a, b) => a.roomName.localeCompare(b.roomName, "en", { numeric: true }));
  const shown = found.slice(0, most);
  return (
    <div className="grid gap-4">
      <div className="grid items-end gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,20rem)_1fr]">
        <Input
          label={hostelWords.findRoom}
          type="search"
          autoComplete="off"
          value={name}
          onChange={({ target }) => put({ name: target.value, all })}
        />
        <Checkbox
          label={hostelWords.onlyFree}
          checked={!all}
          onChange={({ target }) => put({ name, all: !target.checked })}
        />
      </div>
      <p role="status" className="text-14 text-ink-muted tabular-nums">
        {hostelWords.roomsShown(shown.length, found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState
          action={
            <Button variant="secondary" onClick={() => put({ name: "", all: true })}>
              {hostelWords.showAllRooms}
            </Button>
          }
        >
          {wanted ? hostelWords.noRoomCalled(name.trim()) : hostelWords.noFreeRoom}
        </EmptyState>
      )}
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((room) => (
          <RoomCard
            key={room.id}
            room={room}
            level={2}
            href={isFree(room) ? paths.hostelBeds(room.id) : undefined}
          />
        ))}
      </div>
      {found.length > most && (
        <Button
          variant="secondary"
          className="justify-self-start max-sm:w-full"
          onClick={() => setMost(most + step)}
        >
          {hostelWords.showMoreRooms}
        </Button>
      )}
    </div>
  );
}
