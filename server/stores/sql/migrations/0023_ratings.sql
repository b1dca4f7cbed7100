CREATE TABLE "ratings" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"ticket_id" text NOT NULL,
	"answer" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"is_over" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_ticket_id_tickets_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("ticket_id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ratings_client_id_created_at_id_index" ON "ratings" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ratings_changed_at_index" ON "ratings" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_ticket_id_index" ON "ratings" USING btree ("ticket_id") WHERE not "ratings"."is_over";