-- Tells the pages of a client what has changed: select tell('client-ada', 'payments');
CREATE FUNCTION tell(client_id text, name text, target text DEFAULT '') RETURNS void
LANGUAGE plpgsql
SECURITY DEFINER -- who may call it needs no right on the table
AS $$
DECLARE
	written text;
BEGIN
	IF tell.name NOT IN ('notifications', 'tickets', 'ticket', 'services', 'service', 'payments', 'files', 'session') THEN
		RAISE EXCEPTION 'There is no news "%".', tell.name
			USING HINT = 'It is one of: notifications, tickets, ticket, services, service, payments, files, session.';
	END IF;
	INSERT INTO events (client_id, name, target) VALUES (tell.client_id, tell.name, tell.target)
		RETURNING events.key INTO written;
	-- Named in full: nobody can put a function of the same name before these.
	PERFORM pg_catalog.pg_notify('client_portal_news', pg_catalog.json_build_object(
		'id', written, 'clientId', tell.client_id, 'name', tell.name, 'target', tell.target)::text);
END
$$;--> statement-breakpoint
-- A schema of the caller's own may have a table "events", too.
DO $$
BEGIN
	EXECUTE format('ALTER FUNCTION tell(text, text, text) SET search_path = %I, pg_temp', current_schema());
END
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION tell(text, text, text) FROM PUBLIC;
