ALTER TABLE "bed_allocations" ADD COLUMN "price_kobo" bigint;--> statement-breakpoint
-- What the bed's own invoice billed; of a bed without one, or one that was booked with money for another, what the hostel asks today.
UPDATE bed_allocations SET price_kobo = coalesce(
	(SELECT amount_kobo FROM invoices WHERE invoices.id = bed_allocations.invoice_id AND item = bed_allocations.bed_id::text),
	(SELECT hostels.price_kobo FROM bed_spaces
		JOIN hostel_rooms ON hostel_rooms.id = bed_spaces.room_id
		JOIN hostels ON hostels.id = hostel_rooms.hostel_id
		WHERE bed_spaces.id = bed_allocations.bed_id));
--> statement-breakpoint
ALTER TABLE "bed_allocations" ALTER COLUMN "price_kobo" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bed_allocations" ADD CONSTRAINT "bed_allocations_price" CHECK ("bed_allocations"."price_kobo" > 0);--> statement-breakpoint
-- The release before names no price where it runs beside this one: it is what the hostel asks.
CREATE FUNCTION keep_bed_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	SELECT hostels.price_kobo INTO NEW.price_kobo FROM bed_spaces
		JOIN hostel_rooms ON hostel_rooms.id = bed_spaces.room_id
		JOIN hostels ON hostels.id = hostel_rooms.hostel_id
		WHERE bed_spaces.id = NEW.bed_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER bed_allocations_keep_price BEFORE INSERT ON bed_allocations FOR EACH ROW
	WHEN (NEW.price_kobo IS NULL) EXECUTE FUNCTION keep_bed_price();
