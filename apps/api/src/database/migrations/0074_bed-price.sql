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
ALTER TABLE "bed_allocations" ADD CONSTRAINT "bed_allocations_price" CHECK ("bed_allocations"."price_kobo" > 0);
